import { useContext, useSyncExternalStore } from 'react';
import { term } from '../lib/text';
import { SiteContext } from './site';

const COOKIE = 'mandap_city';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The cookie's value in a `Cookie` header or in `document.cookie`. */
const cityIn = (cookies: string): string | null => {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  try {
    return pair ? cleanCity(decodeURIComponent(pair.slice(COOKIE.length + 1))) : null;
  } catch {
    return null;
  }
};

const cleanCity = (city: string | null): string | null => term(city) || null;

/** The chosen city, for a loader: on the server the request carries its cookie. */
export const chosenCity = (request: Request): string | null =>
  cityIn(import.meta.env.SSR ? (request.headers.get('cookie') ?? '') : document.cookie);

/** The chosen city, for a component. */
export function useChosenCity(): string | null {
  const { city } = useContext(SiteContext);
  return useSyncExternalStore(
    subscribe,
    () => cityIn(document.cookie),
    () => cleanCity(city),
  );
}

/** Remembers a city for a year, in a plain cookie, so that the server can render it; '' forgets it. */
export function chooseCity(city: string): void {
  const age = city ? YEAR_SECONDS : 0;
  document.cookie = `${COOKIE}=${encodeURIComponent(city)}; path=/; SameSite=Lax; max-age=${age}`;
  listeners.forEach((listener) => listener());
}
