import type { Role } from '../../src/core/viewer.js';

/** Who sends an input. */
export type Caller = 'visitor' | Role;

/** One generated request. */
export interface Input {
  /** Which generator made it. */
  family: string;
  caller: Caller;
  method: string;
  /** The request target. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Whether the request must be accepted or rejected; undefined if either may happen. */
  expected?: 'valid' | 'invalid';
}

/** Rows that generated inputs refer to. */
export interface Scene {
  /** An account of each role; its ID is also its listing's. */
  ids: Record<Role, string>;
  /** Approved listings of other accounts. */
  venueId: string;
  vendorId: string;
  blogId: string;
  storyId: string;
  pictures: readonly Buffer[];
}

/** A request's size limits, as guard.ts has them. */
export const BODY_BYTES = 100 * 1024;
/** Node's limit of a request's head is 16 kB; the cookie and other headers need some of it. */
export const HEAD_BYTES = 15_000;

export const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
