import type { Direction } from './tableSearch';

type Words = Readonly<Record<Direction, string>>;

/** The two orders of a column, in words. */
export const BY_NAME: Words = { asc: 'A to Z', desc: 'Z to A' };
export const BY_DATE: Words = { asc: 'oldest first', desc: 'newest first' };
export const BY_NUMBER: Words = { asc: 'lowest first', desc: 'highest first' };
