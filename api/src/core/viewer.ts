export const ROLES = ['user', 'vendor', 'venue', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The current user. Visitors are `undefined`. */
export interface Viewer {
  /** The account's ID, which is also the ID of its profile or listing. */
  readonly id: string;
  readonly role: Role;
  readonly superAdmin: boolean;
  /** The session's token hash; undefined for API keys. */
  readonly sessionHash?: Buffer;
  /** When the session or API key expires; null for keys that don't. */
  readonly expiresAt: Date | null;
}

/**
 * Scopes of an API key: read public data, read the account's data, and change the account's data. Each requires the
 * previous one, because responses to changes contain the changed data.
 */
export const KEY_SCOPES = ['read:public', 'read:own', 'write:own'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The API key of a request. */
export interface KeyCredential {
  readonly id: string;
  readonly accountId: string;
  /** The name chosen by its owner. */
  readonly name: string;
  readonly scopes: readonly KeyScope[];
}
