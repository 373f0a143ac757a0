import { names, sentences, type Trade } from './trade.js';

export const MATA_CHOWKI_SETUP: Trade = {
  names: names(
    '{w} Mata Chowki, {s} Chowki & Darbar, {w} Darbar, {f} {s} Chowki, {w} Bhent Mandali, {s} Bhent Mandali, {w} Chowki Mandal, {f} {s} & Mandali, {w} Darbar Sajja, {s} Mata Chowki',
  ),
  openings: sentences(`
    A chowki of three hours, with the darbar ready before the guests take off their shoes.
    Red chunri, brass lamps, fresh marigold, and a voice that does not need much microphone.
    Chowkis in flats, on landings and on roofs: the darbar is made to measure.
    Evening bhents for the blessing before the sangeet.
    {f} and four women sing, clap and make the whole room sing.
    The goddess's altar with nine kalash, built by hands that have built it many hundred times.
    Silver-look and gold-look are left out; wood, cloth and flowers are what you get.
    A chowki for new homes, new shops and new daughters-in-law.
    Kanya pujan is part of it, with gifts for the nine girls.
    A short story, six bhents, aarti, prasad. Home by ten.
    Darbar in the style of the caves, with cotton snow and a bell.
    For families of {c} who carry the mountain with them.
    A mandali without film tunes, and nobody has ever missed them.
    Dhol, chimta and harmonium, and the old lady who leads the claps.
    Chowkis in the afternoon for those who cannot come at night.
    White, red and green altars for each day of the Navratras.
    The quiet kind of chowki, where one can also pray.
    A darbar with a hundred and eight lamps, and somebody who lights them all.
    Small darbars that fit through a lift door.
    Mata's darbar, prasad, seating and sound, all from {l}.
  `),
  details: sentences(`
    The picture or murti is your own if you have one, and is carried by the eldest.
    Prasad of halwa, puri and chane is cooked by a Brahmin woman.
    Lamps stand in trays of sand.
    Bhents are sung in Punjabi and Hindi, and their words are handed out.
    The altar takes two hours to build and half an hour to remove.
    Flowers that were offered go into the river or the garden, not the bin.
    Nine small chunris and nine steel plates are brought for the kanyas.
    Sound stays inside the walls.
    Seats on the floor are padded, and there are chairs for knees.
    The sankalp is taken with the names that you write down.
    A coconut is broken outside, by someone practised.
    Clapping is taught to shy guests within one bhent.
    Fans face away from the jyot.
    The singers come fasting and eat with the family afterwards.
    Incense is of the mild kind, as some guests cough.
    Photographs may be taken until the aarti, and then phones rest.
  `),
  closings: sentences(`
    Tell us the height of the ceiling and the number of guests.
    A list of what to keep ready comes the same day.
    Evenings begin at seven, whoever has come.
    The pandit is included; his dakshina is not.
    Tuesdays and Saturdays go first.
    A bigger darbar can be chosen until three days before.
    Nothing is asked for during the bhents.
    Payment after the aarti is quite all right for the rest.
  `),
  offers: [
    ['Chowki at home, three singers', 0.5, 9500],
    ['Darbar, five singers and prasad', 0.5, 18500],
    ['Chowki with kanya pujan', 0.5, 22000],
    ['Hall darbar, sound and seating', 1, 39000],
    ['Nine evenings of the Navratras', 9, 125000],
  ],
  experienceYears: [4, 33],
  eventsPerYear: [35, 85],
  teams: [1, 2],
  devotional: true,
  notIn: ['Panaji', 'Chennai', 'Kochi', 'Mysuru'],
  pictures: { main: '', also: 'jagran uruli rangoli phera haldi' },
};
