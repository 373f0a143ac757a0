import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

/** Local storage key of the chosen mode. */
const STORAGE_KEY = 'mandap-mode';

const listeners = new Set<() => void>();

/** Light unless the visitor chose dark: the system preference is ignored. */
const parseColorMode = (stored: string | null): ColorMode => (stored === 'dark' ? 'dark' : 'light');

function storedMode(): ColorMode {
  try {
    return parseColorMode(localStorage.getItem(STORAGE_KEY));
  } catch {
    return 'light';
  }
}

let current: ColorMode | undefined;

function apply(mode: ColorMode): void {
  current = mode;
  document.documentElement.dataset.theme = mode;
  listeners.forEach((listener) => listener());
}

/** The browser's colour mode. It is mirrored in `<html data-theme>` for stylesheets. */
export const colorModeStore = {
  get: (): ColorMode => (current ??= storedMode()),

  set: (mode: ColorMode): void => {
    try {
      localStorage.setItem(STORAGE_KEY, mode);
    } catch {
      // Storage is unavailable: the choice lasts until the page is reloaded.
    }
    apply(mode);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Applies a choice made in another tab. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) apply(parseColorMode(newValue));
  });
}

/** Light on the server and while hydrating. */
export const useColorMode = (): ColorMode =>
  useSyncExternalStore(colorModeStore.subscribe, colorModeStore.get, () => 'light');

/** Runs before the first paint, so that dark pages don't flash light. */
export const colorModeScript = `try{if(localStorage.getItem(${JSON.stringify(STORAGE_KEY)})==='dark')document.documentElement.dataset.theme='dark'}catch{}`;
