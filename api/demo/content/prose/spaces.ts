import { number } from '../random.js';
import type { Facts, Line, VenueFamily } from '../venue-types.js';

const manyHalls = (f: Facts): boolean => f.halls >= 2;
const oneHall = (f: Facts): boolean => f.halls < 2;
const hasRooms = (f: Facts): boolean => f.rooms >= 4;

/** One side of a lawn that gives each guest 25 square feet, to the nearest ten. */
const feet = (f: Facts, ratio: number): number => Math.round(Math.sqrt(f.max * 25 * ratio) / 10) * 10;

/** Seating, with numbers: the facts that couples note down. */
const HALLS: Line[] = [
  {
    if: manyHalls,
    text: (f) =>
      `The large hall seats ${number(f.max)} for dinner and the small one ${f.small}; each has its own buffet line, so the two can be different families.`,
  },
  {
    if: manyHalls,
    text: (f) =>
      `There are ${f.halls === 2 ? 'two' : 'three'} halls. The biggest holds ${number(f.max)}, ${f.halls === 2 ? `the other about ${f.small}` : `the others about ${f.small} each`}, and the office tells you who has booked the one next door before you pay.`,
  },
  {
    if: manyHalls,
    text: (f) =>
      `Upstairs seats ${f.small} in rows for the ceremony; downstairs seats ${number(f.max)} at round tables. The lift carries twelve.`,
  },
  {
    if: oneHall,
    text: (f) =>
      `In rows it seats ${number(f.max)}; at round tables with a dance floor, count on ${number(f.ceremony)} and a good deal more comfort.`,
  },
  {
    if: oneHall,
    text: (f) =>
      `The ceremony end takes ${number(f.ceremony)} chairs, the dining end ${f.small} at a sitting, and a curtain on a rail divides them.`,
  },
  (f) =>
    `${number(f.ceremony)} can sit for the pheras and ${number(f.max)} can eat over an evening. The foyer takes ${f.small} for the mehendi.`,
  (f) =>
    `The stage is twenty-four feet wide with steps on both sides, and the hall in front of it seats ${number(f.max)}. A side room takes ${f.small} for tea or tempers.`,
  {
    if: hasRooms,
    text: (f) =>
      `The hall takes ${number(f.max)}, the dining room ${f.small} at a sitting, and ${f.rooms} rooms upstairs are included from the evening before.`,
  },
  {
    if: (f) => !hasRooms(f),
    text: (f) =>
      `It holds ${number(f.max)}. Two green rooms with attached baths are included, one for each side, and both have mirrors in daylight.`,
  },
  (f) =>
    `Floor seating for ${f.small}, chairs for ${number(f.ceremony)}, and standing room that brings it to ${number(f.max)} on the reception night.`,
];

const GREEN: Line[] = [
  (f) =>
    `The main lawn takes ${number(f.max)} for dinner, with ${number(f.ceremony)} chairs at the mandap end. A smaller lawn for ${f.small} is used for the haldi.`,
  (f) =>
    `Count ${number(f.ceremony)} for the ceremony and ${number(f.max)} for the reception. The owners set the upper number themselves and refuse larger parties.`,
  (f) =>
    `Three spaces: ${number(f.max)} on the big lawn, ${f.small} in the court beside it, and ${number(f.covered)} under a roof if it comes to that.`,
  (f) =>
    `Chairs for ${number(f.ceremony)} face the mandap; the counters stand along the hedge and feed ${number(f.max)} without a queue longer than ten people, if both rows are opened.`,
  (f) =>
    `The lawn is ${feet(f, 1.5)} feet by ${feet(f, 1 / 1.5)}, which is ${number(f.max)} people with a dance floor. The paved court takes ${f.small} for the cocktail evening.`,
  {
    if: hasRooms,
    text: (f) =>
      `${number(f.max)} outdoors, ${number(f.covered)} under cover and ${f.rooms} rooms for the families, two of them fitted with long mirrors for the brides.`,
  },
  (f) =>
    `Each space is let with the next: the ceremony lawn for ${number(f.ceremony)}, the dining lawn for ${number(f.max)}, and a green room with two bathrooms.`,
  (f) =>
    `The ground is level enough for wheelchairs throughout. It seats ${number(f.ceremony)} in rows, and ${number(f.max)} come and go over a reception.`,
  (f) =>
    `Small weddings of ${f.small} are given the walled corner; the whole ground holds ${number(f.max)} and looks thin below ${number(Math.round(f.max / 3 / 10) * 10)}.`,
  (f) =>
    `The stage faces away from the west, so nobody squints. Before it sit ${number(f.ceremony)}; dinner is served behind for ${number(f.max)}.`,
];

const COURTS: Line[] = [
  (f) =>
    `The inner court seats ${number(f.ceremony)} round the mandap; the terraces above bring dinner to ${number(f.max)}. A long room holds ${f.small} for the sangeet.`,
  (f) =>
    `${number(f.ceremony)} sit in the court and another ${f.small} look down from the gallery. Dinner moves outside, where ${number(f.max)} can be served.`,
  (f) =>
    `The pheras are for ${number(f.ceremony)} at most, by the family's own rule; the reception takes ${number(f.max)} across the court, the lawn and the long verandah.`,
  (f) =>
    `The durbar room takes ${f.small} on the floor, the court ${number(f.ceremony)} on chairs, and the forecourt ${number(f.max)} for a standing dinner.`,
  {
    if: hasRooms,
    text: (f) =>
      `The ${f.rooms} rooms are let only with the house. The court seats ${number(f.ceremony)}, the terrace ${f.small}, and together with the garden they take ${number(f.max)}.`,
  },
  (f) =>
    `One court is for the ceremony (${number(f.ceremony)} seats), one for dinner (${number(f.max)}, in two sittings), and the stair hall between them is where all the photographs are taken.`,
  (f) =>
    `An engineer has tested the floors and written the limits on the wall: ${f.small} upstairs, ${number(f.ceremony)} in the court, ${number(f.max)} with the lawn. The staff count.`,
  (f) =>
    `For a wedding of ${f.small} it feels like a house. For ${number(f.max)}, the largest it accepts, the side lawn is opened and dinner is walked over from the old kitchen.`,
];

const SHORE: Line[] = [
  (f) =>
    `${number(f.ceremony)} chairs go on the sand and ${number(f.max)} guests on the lawn and terrace. The deck alone holds ${f.small}.`,
  (f) =>
    `The ceremony space takes ${number(f.ceremony)}, facing west; dinner for ${number(f.max)} is laid behind the windbreak, which matters more than it sounds.`,
  (f) =>
    `Two levels: ${f.small} on the deck for the cocktail hour and ${number(f.max)} on the grass for dinner. Chairs on the sand stop at ${number(f.ceremony)}, since the tide does not.`,
  (f) =>
    `The beach is public up to the tide line and the venue's above it. That leaves room for ${number(f.ceremony)} at the mandap and ${number(f.max)} under the palms.`,
  {
    if: hasRooms,
    text: (f) =>
      `${f.rooms} rooms face the water, the lawn seats ${number(f.max)}, and the mandap has a fixed stone base with ${number(f.ceremony)} places before it.`,
  },
];

const ROOFS: Line[] = [
  (f) =>
    `The licence says ${number(f.max)} and so do they. ${f.small} can sit for dinner at tables; the ceremony takes ${number(f.ceremony)} in rows.`,
  (f) =>
    `Rows for ${number(f.ceremony)} at the ceremony, a standing dinner for ${number(f.max)}, and a room below for ${f.small} with the same menu and no wind.`,
  (f) =>
    `It was built for ${number(f.max)}: a bar under cover, a dance floor in the middle, and ${f.small} seats along the parapet for those who have danced enough.`,
  (f) =>
    `The upper deck seats ${f.small}, the lower one ${number(f.ceremony)}, and a party of ${number(f.max)} uses both with one band between them.`,
];

const HOTELS: Line[] = [
  (f) =>
    `The ballroom takes ${number(f.max)} standing or ${number(f.ceremony)} at round tables. A second room for ${f.small} is given free for the mehendi when the ballroom is booked.`,
  (f) =>
    `${number(f.ceremony)} sit for the ceremony and ${number(f.max)} for the reception; the terrace takes ${f.small}. The ${f.rooms} rooms are offered at one wedding rate, whatever the season.`,
  (f) =>
    `There is a ballroom for ${number(f.max)}, a private dining room for ${f.small} and ${f.rooms} rooms. Twenty of them connect, which families with small children should ask for early.`,
  (f) =>
    `The hall divides in two: ${f.small} on the smaller side, ${number(f.ceremony)} on the larger, ${number(f.max)} when the wall is folded back.`,
  (f) =>
    `Round tables for ${number(f.ceremony)} leave space for a proper dance floor; without one it takes ${number(f.max)}. Of the ${f.rooms} rooms, six are fitted for wheelchairs.`,
];

export const SPACES: Record<VenueFamily, Line[]> = {
  banquet: HALLS,
  community: HALLS,
  conference: HALLS,
  lawn: GREEN,
  garden: GREEN,
  club: GREEN,
  resort: GREEN,
  haveli: COURTS,
  lake: COURTS,
  beach: SHORE,
  rooftop: ROOFS,
  hotel: HOTELS,
};
