import type { Role } from './paths';

/** Who is logged in, as far as the frame of the page wants to know. */
export interface Viewer {
  role: Role;
  name: string;
}

export interface NavbarProps {
  viewer: Viewer | null;
  /** Unread notifications. */
  unread?: number;
}
