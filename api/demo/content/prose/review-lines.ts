import type { DemoVenue } from '../venue-types.js';

/** What a review line may refer to; derived from the venue, so that nobody praises a pool that isn't there. */
type VenueTopics = {
  open: boolean;
  indoor: boolean;
  old: boolean;
  water: boolean;
  sea: boolean;
  roof: boolean;
  rooms: boolean;
  hall: boolean;
  plain: boolean;
  meat: boolean;
  veg: boolean;
  ac: boolean;
  valet: boolean;
  bar: boolean;
  late: boolean;
  decor: boolean;
  big: boolean;
  tight: boolean;
};

/** What is so of a listing, by the names that its lines use; what is not named is not so. */
export type ReviewTopics = Readonly<Record<string, boolean>>;

export function topicsOf(venue: DemoVenue): VenueTopics {
  const { family, facilities } = venue;
  const has = (facility: DemoVenue['facilities'][number]): boolean => facilities.includes(facility);
  const indoor = ['banquet', 'community', 'conference', 'hotel'].includes(family);
  return {
    indoor,
    open: !indoor && family !== 'rooftop',
    old: family === 'haveli' || family === 'lake',
    water: family === 'lake',
    sea: family === 'beach',
    roof: family === 'rooftop',
    rooms: ['hotel', 'resort', 'beach'].includes(family),
    hall: indoor,
    plain: family === 'community',
    meat: venue.nonVegPrice !== null,
    veg: venue.nonVegPrice === null && venue.vegPrice !== null,
    ac: has('Air conditioning'),
    valet: has('Valet parking'),
    bar: has('Alcohol allowed'),
    late: has('Music allowed late'),
    decor: has('In-house decor'),
    big: venue.maxGuests >= 600,
    tight: !has('Ample parking') && !has('Valet parking'),
  };
}

/** A sentence or two, and the topics it needs (all of them). */
export interface ReviewLine {
  text: string;
  needs: string[];
}

/** 'sea roof: text' needs both topics; a line without a colon in front fits any venue. */
export function reviewLines(text: string): ReviewLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^\[([a-z ]+)\] (.*)$/.exec(line);
      return match ? { needs: (match[1] ?? '').split(' '), text: match[2] ?? '' } : { needs: [], text: line };
    });
}

export const fitsTopic = (line: ReviewLine, topics: ReviewTopics): boolean =>
  line.needs.every((need) => topics[need] === true);
