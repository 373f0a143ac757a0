import { names, sentences, type Trade } from './trade.js';

export const LIVE_SINGER: Trade = {
  names: names(
    '{f} {s} Live, {w} Sur, {f} & the {w} Band, {w} Mehfil, Ghazals by {f}, {w} Swar, {s} Unplugged, Sufi {w}, {w} Acoustic, {f} Sings',
  ),
  openings: sentences(`
    Ghazals at the volume of conversation, for people who want to hear the words.
    A voice, a harmonium and a tabla, and nothing on a memory stick.
    Sufi nights with six on the stage and hands in the air.
    Old film duets, sung by two people who are married to each other.
    Acoustic sets for mehendi afternoons under a tree.
    {f} sings the varmala live, in the key of the bride's choosing.
    Folk of the region, sung by those whose song it is.
    Wedding songs of women, banna-banni and suhaag, with the dholak.
    A five-piece band that knows when dinner is served.
    Retro nights, from the forties to the nineties, asked for on paper slips.
    Shehnai at dawn, voice at dusk.
    English, Hindi and Konkani, with a ukulele.
    Bhajans in the morning, qawwali at midnight, the same three brothers.
    Carnatic voices for muhurthams, trained, soft and in time.
    A singer from {l} who began at weddings, and came back to them.
    Indie songs in small rooms, no smoke, no backing track.
    Two hundred songs by heart and a lyric book for the rest.
    Punjabi folk with tumbi and algoza, and then everyone dances.
    Piano and voice for cocktail hours, in a good suit.
    Rabindrasangeet, Baul, and one film song for the cousins.
  `),
  details: sentences(`
    A sound check is done while the hall is empty, and it takes half an hour.
    Requests come on slips and most are sung.
    Your own song is learnt if you send it three weeks ahead.
    The last half hour is faster, so the floor fills.
    Singing stops for speeches without being asked.
    The speakers are small and good, and face the guests and not the elders.
    Breaks are fifteen minutes, with instruments playing on.
    Lyrics for the bride's entry can be changed to hold her name.
    Musicians are the same in every show, because they are friends.
    They wear white, black or colours of the region, as you wish.
    Grandparents' favourites are asked for beforehand and sung first.
    A family member may sing one, in any key.
    In the open, the music ends at ten, as the law says.
    Songs with words unfit for aunts are left out.
    Instruments are tuned to each other and not to the generator.
    The set is built like an evening: slow, slower, then not.
  `),
  closings: sentences(`
    The price covers musicians, instruments and small sound.
    Two sets of fifty minutes is the usual evening.
    Listen on a Thursday in {l}, where they practise with open doors.
    For halls above four hundred a bigger system is added.
    A carpet, a lamp and water are all the stage needs.
    Songs are settled ten days before.
    Trains, not flights, and second class will do.
    Bookings for winter close by August.
  `),
  offers: [
    ['Voice and guitar, one set', 0.5, 12000],
    ['Ghazal trio, two sets', 0.5, 24000],
    ['Varmala songs, live', 0.5, 15000],
    ['Five-piece band, evening', 1, 52000],
    ['Sufi night, eight musicians', 1, 85000],
    ['Two days, mehendi and sangeet', 2, 68000],
  ],
  experienceYears: [3, 28],
  eventsPerYear: [20, 60],
  teams: [1, 1],
  pictures: { main: '', also: 'sangeet jagran rooftop lawnNight anchor' },
};
