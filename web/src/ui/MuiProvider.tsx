import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type StorageManager } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import 'virtual:mui-theme.css';
import { colorModeStore } from './colorMode';
import { makeEmotionCache } from './emotion';
import { EmotionCacheContext } from './EmotionCacheContext';
import { theme } from './theme/theme';

interface MuiProviderProps {
  children: ReactNode;
}

const IsProvided = createContext(false);

let browserCache: EmotionCache | undefined;
const cacheOfBrowser = () => (browserCache ??= makeEmotionCache());

/** MUI reads the mode and each mode's color scheme. Only the mode varies: our schemes have the names of the modes. */
const followColorMode: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === MODE_KEY ? colorModeStore.get() : fallback),
  set: () => undefined,
  subscribe: (listener) =>
    key === MODE_KEY ? colorModeStore.subscribe(() => listener(colorModeStore.get())) : () => undefined,
});
const MODE_KEY = 'mode';

/**
 * Provides MUI's theme and Emotion's cache to pages and dialogs that use MUI components. Public pages never load this
 * module. Its stylesheet has the theme's variables that public pages don't use (`virtual:mui-theme.css`).
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
