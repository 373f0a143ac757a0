export const ROLES = ['user', 'vendor', 'venue', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks. `undefined` in its place means an anonymous visitor. */
export interface Viewer {
  /** The account's id, which is also its profile's or listing's id. */
  readonly id: string;
  readonly role: Role;
  readonly superAdmin: boolean;
  /** Of the session that asks; undefined when an API key does. */
  readonly sessionHash?: Buffer;
}

/**
 * What an API key may do: read what a visitor reads, read what its account may read, and change what its account may
 * change. Each needs the one before it, because the answer to a change shows what was changed.
 */
export const KEY_SCOPES = ['read:public', 'read:own', 'write:own'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The API key that a request came with. */
export interface KeyCredential {
  readonly id: string;
  readonly accountId: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly scopes: readonly KeyScope[];
}
