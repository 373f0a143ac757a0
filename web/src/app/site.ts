import { createContext } from 'react';

/** Facts about the site and the visit that no query returns, on both server and browser. */
export interface Site {
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });
