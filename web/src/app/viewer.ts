import type { Role } from './paths';

/** The current user, as far as the layout needs it. */
export interface Viewer {
  role: Role;
  name: string;
}

export interface NavbarProps {
  viewer: Viewer | null;
  /** Number of unread notifications. */
  unread?: number;
}
