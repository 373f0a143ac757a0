import { names, sentences, type Trade } from './trade.js';

export const ANCHOR: Trade = {
  names: names(
    '{f} {s} Live, Anchor {f}, {f} on the Mic, {w} Hosts, Emcee {f} {s}, {w} Voice Company, {f} Speaks, Mehfil with {f}, {s} Hosting, The {w} Stage',
  ),
  openings: sentences(`
    A host who learns forty names before the first song.
    Hindi, English and one more language of your choice, without reading from a card.
    Sangeets that begin on time and end with everybody on the floor.
    {f} talks little and gets a hall to do a great deal.
    Clean humour, checked with one aunt from each side.
    Urdu couplets for the mehfil, plain words for the menu.
    An anchor from radio, with a voice that carries to the parking.
    Receptions without dead minutes, even while the couple changes.
    Varmala entries, cake, speeches, toasts: one voice, one list, no shouting.
    A host for shy families, who never hands anyone a microphone by force.
    Bilingual weddings where both grandmothers laugh at the same time.
    Twelve years of school assemblies were the training; weddings are quieter.
    Ring ceremonies for sixty guests, told like a story.
    An evening planned to the minute and changed without anyone noticing.
    {f} sings two lines when the track fails and nobody minds.
    Dry wit, short sentences, good shoes.
    Corporate by day, sangeet by night, and the better for both.
    Family histories, collected on the phone and told on the stage.
    A host who can speak to children and ministers in one breath.
    Games, gags and poetry, in that order and then dinner.
  `),
  details: sentences(`
    The script is written for you and read aloud once to whoever you choose.
    Performers are called three acts ahead and are standing ready.
    No jokes on weight, skin, dowry or mothers-in-law.
    Names are practised with the person who owns them.
    Speeches are kept to three minutes with great charm.
    The DJ gets a copy of the list and a sign for "now".
    Rituals are explained in a sentence for guests from elsewhere.
    Delays of the baraat are filled with stories of the couple's childhood.
    Two outfits are brought, to go with whatever the stage turns out to be.
    Silence is kept at the pheras.
    A rehearsal of the family dances is watched a day before.
    The last song is announced only when it is the last.
    Lost children and parked cars are announced with dignity.
    Toasts in {c} are known to run long, so there is a bell.
    Your father's speech will be saved if it needs saving.
    A cordless microphone of known make travels along.
  `),
  closings: sentences(`
    First talk over tea in {l}, with the running order on a napkin.
    One event a day, so nobody looks at the clock.
    The price is for five hours on your stage.
    Recordings of whole evenings, not the best minutes, can be seen.
    Travel and a night's bed are asked for outside {c}.
    A second host for crowds above eight hundred.
    The script stays yours.
    Call after eleven; the evenings are late.
  `),
  offers: [
    ['Ring ceremony or birthday', 0.5, 9000],
    ['Sangeet, five hours', 0.5, 18000],
    ['Reception with games', 0.5, 21000],
    ['Sangeet and reception', 2, 36000],
    ['Three days, all stages', 3, 58000],
  ],
  experienceYears: [2, 24],
  eventsPerYear: [28, 75],
  teams: [1, 1],
  pictures: { main: '', also: 'sangeet banquet ballroom singer lawnNight' },
};
