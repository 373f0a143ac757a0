import type { Logger } from 'pino';
import type { Database } from './database.js';
import type { Env } from './env.js';
import type { Announcements } from './announcements.js';
import type { RateLimitStatus } from './errors.js';
import type { Limits } from './limits.js';
import type { Memo } from './memo.js';
import type { Store } from './store.js';
import type { KeyCredential, Viewer } from './viewer.js';

/** What a process has one of; made in app.ts and handed down through every context. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly limits: Limits;
  readonly announcements: Announcements;
  /** Small public answers that are asked for often, such as how many venues a filter finds. */
  readonly facts: Memo<object>;
  /** How many users a search of the admins finds; users come and go more often than what visitors see. */
  readonly userCounts: Memo<object>;
  /** What was suggested for terms that people typed; apart, since there is no end of terms. */
  readonly suggested: Memo<object>;
  readonly store: Store;
  readonly log: Logger;
}

/** How an operation hands a session to the browser: both APIs set the cookie, nothing else knows of it. */
export interface SessionCookie {
  set(token: string, expires: Date): void;
  clear(): void;
}

/** A cookie that recognises a browser. By itself it grants nothing and names no account. */
export interface BrowserCookie {
  readonly token: string | undefined;
  set(token: string, expires: Date): void;
}

/** How a browser is recognised; see account/device.ts and account/requesting-browser.ts. */
export interface BrowserCookies {
  /** A browser that has logged in before. */
  readonly device: BrowserCookie;
  /** A browser that has requested a code or a link by email. */
  readonly request: BrowserCookie;
}

/**
 * Whby the GraphQL API learns of a request's document, for what counts and presents its answer. Empty in other
 * transports; an object of its own, because Apollo copies the context.
 */
export interface DocumentNotes {
  /** What it costs, and how much a document may; known as soon as it is valid, before anything of it runs. */
  cost?: { readonly requested: number; readonly maximum: number };
  /** Nothing of it ran, because it is not one that this schema answers. */
  refused?: boolean;
  /** All that it asks for is public data, and all of it came. */
  publicData?: boolean;
}

/** Counts what a request costs against its caller's budget of reads. */
export interface Meter {
  /** @throws AppError TOO_MANY_REQUESTS when the points do not fit */
  spend(points: number): void;
  status(): RateLimitStatus;
}

/**
 * An Idempotency-Key as a request came with it: what it does is done once, however often it is sent. Its acts are
 * counted, because a GraphQL document may hold several; an object of its own, because Apollo copies the context.
 */
export interface Idempotency {
  /** Of the caller and the key; the key itself is not stored. */
  readonly id: Buffer;
  /** Of what was sent. */
  readonly fingerprint: Buffer;
  acts: number;
  /** How many of them were answered with what they were before. */
  replayed: number;
}

/** One request, by whichever API it came. */
export interface Context {
  readonly services: Services;
  /** Nobody, too, when an API key asks that may read public data only. */
  readonly viewer: Viewer | undefined;
  /** The API key that asks, if one does; operation.ts holds it to its scopes. */
  readonly key?: KeyCredential;
  /** The caller's network, as far as the configured proxies can be trusted; see address.ts. */
  readonly clientAddress: string;
  readonly cookie: SessionCookie;
  readonly browser: BrowserCookies;
  /** Refuses a request that a page of another site sent; see csrf.ts. @throws AppError FORBIDDEN */
  rejectCrossSiteRequest(): void;
  /** Whether a page of another site sent the request. */
  readonly isCrossSiteRequest: boolean;
  /** Per-request loaders, keyed by their definition; see loader.ts. */
  readonly loaders: Map<symbol, unknown>;
  readonly document: DocumentNotes;
  /** What comes by no API, such as a page that the server renders, is not metered. */
  readonly meter?: Meter;
  /** Of a request that came with an Idempotency-Key. */
  readonly idempotency?: Idempotency;
}
