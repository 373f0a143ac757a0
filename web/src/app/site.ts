import { createContext } from 'react';

/** Facts about the site and the visit that pages need on both sides and that no query answers. */
export interface Site {
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  /** The city chosen before, from its cookie. */
  city: string | null;
}

export const SiteContext = createContext<Site>({ origin: '', city: null });
