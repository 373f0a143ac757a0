import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, type ReactNode } from 'react';
import { SiteContext, type Site } from './site';

interface RootProps {
  site: Site;
  apollo: ApolloClient;
  children: ReactNode;
}

/** The context providers of every page, the same on the server and in the browser. */
export function Root({ site, apollo, children }: RootProps) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <ApolloProvider client={apollo}>{children}</ApolloProvider>
      </SiteContext>
    </StrictMode>
  );
}
