export const ROLES = ['user', 'vendor', 'venue', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks. `undefined` in its place means an anonymous visitor. */
export interface Viewer {
  /** The account's id, which is also its profile's or listing's id. */
  readonly id: string;
  readonly role: Role;
  readonly superAdmin: boolean;
  readonly sessionHash: Buffer;
}
