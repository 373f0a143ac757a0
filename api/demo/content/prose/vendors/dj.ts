import { names, sentences, type Trade } from './trade.js';

export const DJ_TRADE: Trade = {
  names: names(
    'DJ {f}, {w} Sound, {s} Sound & Light, DJ {w}, {w} Beats, {f} {s} Sounds, Bass & {w}, {w} Dance Floor, The {w} Console, Sangeet by DJ {f}',
  ),
  openings: sentences(`
    A DJ who looks at the floor more often than at the screen.
    Bollywood from four decades, mixed so that nobody sits down between two of them.
    Sound that is clear in the last row and gentle in the first.
    Sangeet programmes with thirty family dances and not one wrong track.
    Punjabi until eleven, then whatever the bride says.
    Vinyl, tabla and tape: a DJ for people with ears.
    Silent discos for venues where speakers must stop at ten.
    {f} has played at {c} weddings since college and knows every aunt's song.
    House and techno for after-parties, politely shut off from the elders.
    Big line arrays for lawns, small boxes for terraces.
    A woman at the console, and a full floor before it.
    DJ, dhol and saxophone on one stage, in time.
    Tamil, Telugu, Malayalam and Hindi in one set, because the guests were.
    A quiet setup with lamps and no blue lasers.
    Retro nights where the parents stay longer than the children.
    LED floors, truss and moving heads, all tested for current.
    No microphone shouting. The music does it.
    Family tracks edited, cut and joined before the rehearsal.
    Entry music worked out to the second with the lights.
    A DJ for small halls, with small prices and good taste.
  `),
  details: sentences(`
    All tracks are on two laptops and a third in the van.
    The list of songs you never want to hear is kept as well as the other.
    Speakers are measured in the hall, and set for it.
    The family's dance tracks are collected ten days ahead and played at rehearsal.
    Cables are taped down and painted tape at that.
    A generator of our own runs when the hall's own coughs.
    Outdoors the sound stops at ten, indoors when the doors are shut.
    Elders' corner is checked with a meter and kept under seventy.
    Requests are taken by message, so nobody climbs the console.
    Two microphones are always ready, with batteries from today.
    Words unfit for grandmothers are cut from the tracks.
    The first dance is rehearsed with the couple at sound check.
    Lights are warm at dinner and move only for dancing.
    Slow songs come when the photographer says so.
    The stage is tidy, with no banner bigger than the bride.
    An assistant stays beside the console and brings what is needed.
  `),
  closings: sentences(`
    The price holds sound, light, console and crew for five hours.
    Overtime is agreed in daylight.
    Sound licence and permission are asked of the venue by us.
    Hear a whole hour, unedited, on the phone.
    Setting up takes three hours; please let the truck in at four.
    The plan of plugs comes a week before.
    For two evenings the truss stays and costs less.
    Come to {l} on a weekday and choose your lights.
  `),
  offers: [
    ['Console and small sound, evening', 0.5, 14000],
    ['Sangeet with edited tracks', 1, 28000],
    ['Reception, sound and moving light', 1, 38000],
    ['LED floor, truss and DJ', 1, 65000],
    ['Two nights, full rig', 2, 98000],
  ],
  experienceYears: [2, 22],
  eventsPerYear: [35, 95],
  teams: [1, 3],
  pictures: { main: '', also: 'sangeet fogDance banquet rooftop lawnNight' },
};
