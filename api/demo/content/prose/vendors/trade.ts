/** A package before its price is adjusted to the city and the business: name, days, rupees. */
type Offer = readonly [name: string, days: number, price: number];

type Range = readonly [low: number, high: number];

/**
 * Texts and prices of one vendor category. Placeholders: {l} the locality, {c} the city, {f} the
 * owner's first name. A page of the list shows eight vendors, so there are eight closings and twice as many
 * details: assigned in the order of the list, none is repeated on a page. Each opening is used once.
 */
export interface Trade {
  /** {w} is a word of the region, {f} and {s} are the owner's first and last names. */
  names: string[];
  /** First sentences. They are shown on cards, so they are short. */
  openings: string[];
  details: string[];
  closings: string[];
  /** Cheapest first. */
  offers: readonly Offer[];
  experienceYears: Range;
  eventsPerYear: Range;
  /** Events on one day. */
  teams: Range;
  /** Set if most owners are of one sex. */
  owners?: 'women' | 'men';
  /** For rites of one faith: the owner's name must suggest no other. */
  devotional?: boolean;
  /** Demo cities where this service is unusual or not allowed. */
  notIn?: string[];
  /** Families of masters. The first may be the main picture, in addition to those of the category itself. */
  pictures: { main: string; also: string };
}

/** One sentence per line. */
export const sentences = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const names = (text: string): string[] => text.split(',').map((name) => name.trim());
