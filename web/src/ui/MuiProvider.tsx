import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type StorageManager } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { colorModeStore } from './colorMode';
import { makeEmotionCache } from './emotion';
import { EmotionCacheContext } from './EmotionCacheContext';
import { theme } from './theme';

interface MuiProviderProps {
  children: ReactNode;
}

const IsProvided = createContext(false);

let browserCache: EmotionCache | undefined;
const cacheOfBrowser = () =>
  (browserCache ??= makeEmotionCache(document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce));

/** MUI asks for the mode and for the scheme of each mode; ours are named like the modes. */
const followColorMode: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === MODE_KEY ? colorModeStore.get() : fallback),
  set: () => undefined,
  subscribe: (listener) =>
    key === MODE_KEY ? colorModeStore.subscribe(() => listener(colorModeStore.get())) : () => undefined,
});
const MODE_KEY = 'mode';

/**
 * MUI's theme and Emotion's cache, for pages and dialogs that use MUI's components. Reading pages never load this
 * module. The theme's variables are in the page's stylesheet already (`virtual:theme.css`).
 */
export function MuiProvider({ children }: MuiProviderProps) {
  const provided = use(IsProvided);
  const cacheOfRender = use(EmotionCacheContext);
  if (provided) return children;
  return (
    <IsProvided value>
      <CacheProvider value={(cacheOfRender ?? cacheOfBrowser)()}>
        <ThemeProvider
          theme={theme}
          defaultMode="light"
          modeStorageKey={MODE_KEY}
          storageManager={followColorMode}
          disableStyleSheetGeneration
        >
          {children}
        </ThemeProvider>
      </CacheProvider>
    </IsProvided>
  );
}
