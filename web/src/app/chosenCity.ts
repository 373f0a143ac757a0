import { useSyncExternalStore } from 'react';
import { normaliseTerm } from '../lib/searchTerm';

/** Local storage key of the city that the visitor chose. The server doesn't know it, so all visitors get the same page. */
const STORAGE_KEY = 'mandap-city';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the selected city; null on the server. */
export function chosenCity(): string | null {
  if (import.meta.env.SSR) return null;
  try {
    return normaliseTerm(localStorage.getItem(STORAGE_KEY)) || null;
  } catch {
    // Storage is unavailable.
    return null;
  }
}

/** Returns the selected city in a component; null until the page is hydrated. */
export const useChosenCity = (): string | null => useSyncExternalStore(subscribe, chosenCity, () => null);

/** Saves the selected city; '' clears it. */
export function chooseCity(city: string): void {
  try {
    if (city) localStorage.setItem(STORAGE_KEY, city);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is unavailable: nothing is saved.
  }
  listeners.forEach((listener) => listener());
}
