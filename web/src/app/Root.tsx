import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE_KEY } from './colorMode';
import { theme } from './theme';

interface RootProps {
  cache: EmotionCache;
  apollo: ApolloClient;
  children: ReactNode;
}

/** What every page stands in, the same on the server and in the browser. */
export function Root({ cache, apollo, children }: RootProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={COLOR_MODE_KEY}>
        <ApolloProvider client={apollo}>{children}</ApolloProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
