import type { Logger } from 'pino';
import type { Database } from './database.js';
import type { Env } from './env.js';
import type { Announcements } from './announcements.js';
import type { RateLimitStatus } from './errors.js';
import type { Limits } from './limits.js';
import type { Memo } from './memo.js';
import type { Replicas } from './replicas.js';
import type { Siblings } from './siblings.js';
import type { ResponseCache } from './response-cache.js';
import type { Store } from './store.js';
import type { KeyCredential, Viewer } from './viewer.js';

/** Singletons of a process, opened by http/services.ts and passed on in every context. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly limits: Limits;
  readonly announcements: Announcements;
  /** Cache of small public results that are requested often, such as how many venues match a filter. */
  readonly facts: Memo<object>;
  /** Cache of how many users match a search by admins. Separate, because users change more often than public data. */
  readonly userCounts: Memo<object>;
  /** Cache of suggestions by search term. Separate, because the number of terms is unlimited. */
  readonly suggested: Memo<object>;
  /** Cache of responses to visitors. */
  readonly responses: ResponseCache;
  readonly store: Store;
  readonly siblings: Siblings;
  /** Undefined without replicas. */
  readonly replicas?: Replicas;
  readonly log: Logger;
}

/** The session cookie, which login and logout operations of both APIs set. */
export interface SessionCookie {
  set(token: string, expires: Date): void;
  clear(): void;
}

/** A cookie that recognises a browser. It grants no access and contains no account. */
export interface BrowserCookie {
  readonly token: string | undefined;
  set(token: string, expires: Date): void;
}

/** Cookies that recognise a browser; see account/device.ts and account/requesting-browser.ts. */
export interface BrowserCookies {
  /** A browser that has logged in before. */
  readonly device: BrowserCookie;
  /** A browser that has requested a code or a link by email. */
  readonly request: BrowserCookie;
}

/** State of a GraphQL document; empty for REST and pages. A separate object, because Apollo copies the context. */
export interface DocumentNotes {
  /** Its cost and the maximum; set after validation, before execution. */
  cost?: { readonly requested: number; readonly maximum: number };
  /** It was rejected before execution. */
  rejected?: boolean;
  /** All of its fields are public data, and none failed. */
  publicData?: boolean;
}

/** Charges a request's cost to a rate limit. */
export interface Meter {
  /** @throws AppError TOO_MANY_REQUESTS */
  spend(points: number): Promise<void>;
  status(): RateLimitStatus;
}

/**
 * The Idempotency-Key of a request. Counts operations, because a GraphQL document may have several. A separate object,
 * because Apollo copies the context.
 */
export interface Idempotency {
  /** Hash of the current user and the key; the key itself is not stored. */
  readonly id: Buffer;
  /** Hash of the request. */
  readonly fingerprint: Buffer;
  /** Number of operations so far. */
  operations: number;
  /** Number of operations whose stored result was returned. */
  replayed: number;
}

/** A request, from either API or a rendered page. */
export interface Context {
  readonly services: Services;
  /** The current user. Also undefined for API keys that may read public data only. */
  readonly viewer: Viewer | undefined;
  /** The API key of the request; operation.ts checks its scopes. */
  readonly key?: KeyCredential;
  /** The client's network, as reported by the trusted proxies; see address.ts. */
  readonly clientAddress: string;
  /** The User-Agent header; empty if there is none. */
  readonly userAgent: string;
  readonly cookie: SessionCookie;
  readonly browser: BrowserCookies;
  /**
   * Call before a write: from now on, this request reads from the primary database, and the browser's next ones, too, if
   * they show what was written.
   */
  beginWrite(isShownNext: boolean): void;
  /** Rejects requests from pages of other sites; see csrf.ts. @throws AppError FORBIDDEN */
  rejectCrossSiteRequest(): void;
  /** Whether a page of another site sent the request. */
  readonly isCrossSiteRequest: boolean;
  /** Per-request loaders, keyed by their definition; see loader.ts. */
  readonly loaders: Map<symbol, unknown>;
  /** Returns the current user as of now; undefined once the session or API key has ended. For streams. */
  reauthenticate(): Promise<Viewer | undefined>;
  readonly document: DocumentNotes;
  /** Undefined for rendered pages, which are charged as a whole. */
  readonly meter?: Meter;
  /** Refunds the point that a request to an API costs its network and the one it costs its account. Undefined for pages. */
  refund?(): void;
  /** Present if the request has an Idempotency-Key. */
  readonly idempotency?: Idempotency;
}
