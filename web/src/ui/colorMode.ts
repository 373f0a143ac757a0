import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

/** Where the browser keeps the chosen mode. */
const STORAGE_KEY = 'mandap-mode';

const listeners = new Set<() => void>();

/** Light unless dark was chosen: the system's preference is not asked. */
const modeOf = (stored: string | null): ColorMode => (stored === 'dark' ? 'dark' : 'light');

function storedMode(): ColorMode {
  try {
    return modeOf(localStorage.getItem(STORAGE_KEY));
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

/** The color mode of this browser. `<html data-theme>` has it too, which stylesheets follow. */
export const colorModeStore = {
  get: (): ColorMode => (current ??= storedMode()),

  set: (mode: ColorMode): void => {
    try {
      localStorage.setItem(STORAGE_KEY, mode);
    } catch {
      // The choice lasts as long as the page.
    }
    apply(mode);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Follows a choice that was made in another tab. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) apply(modeOf(newValue));
  });
}

/** Light on the server and while hydrating. */
export const useColorMode = (): ColorMode =>
  useSyncExternalStore(colorModeStore.subscribe, colorModeStore.get, () => 'light');

/** Runs before the first paint, so that a dark page never flashes light. */
export const colorModeScript = `try{if(localStorage.getItem(${JSON.stringify(STORAGE_KEY)})==='dark')document.documentElement.dataset.theme='dark'}catch{}`;
