import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloLink, HttpLink } from '@apollo/client';
import { setLanguageSource } from '@mandap/api/language';
import { loadTexts } from '@mandap/api/texts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
} from 'react-router-dom';
import 'virtual:theme.css';
import './app/tokens.css';
import './app/base.css';
import './app/print.css';
import { Root } from './app/Root';
import { makeRoutes } from './app/router';
import type { Site } from './app/site';
import { makeClient } from './lib/apollo';
import { endedSessionLink } from './lib/endedSession';
import { inTurnLink } from './lib/inTurn';
import { watchHistory } from './lib/overlayHistory';
import { fetchWithFiles, filesLink } from './lib/upload';
import { followOtherTabs } from './ui/colorMode';

/** What entry-server.tsx left in the page. */
interface PageState {
  site: Site;
  apollo: NormalizedCacheObject;
  router: HydrationState;
}

declare global {
  interface Window {
    __MANDAP__?: PageState;
  }
}

const state = window.__MANDAP__;

// The server has written which language it chose.
setLanguageSource(() => document.documentElement.lang.split('-')[0]);

/** Lets the browser answer a touch between two pieces of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** No top-level await in place of this function: the pages' modules wait for this one, and it for them. */
async function takeOver(root: HTMLElement): Promise<void> {
  await breathe();
  await watchHistory();
  followOtherTabs();
  const apollo = makeClient(
    ApolloLink.from([
      endedSessionLink,
      inTurnLink,
      filesLink,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchWithFiles }),
    ]),
    false,
    state?.apollo,
  );
  const routes = makeRoutes(apollo);
  // Lazy routes of this page are loaded before hydration, or React would draw the page away and back.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  await loadTexts();
  await breathe();
  const router = createBrowserRouter(routes, { hydrationData: state && revived(state.router) });
  const site = state?.site ?? { origin: window.location.origin, city: null };
  const tree = (
    <Root site={site} apollo={apollo}>
      <RouterProvider router={router} />
    </Root>
  );
  startTransition(() => void (state ? hydrateRoot(root, tree) : createRoot(root).render(tree)));
}

/** Responses that loaders threw lost their class on the way through JSON. */
function revived({ loaderData, errors }: HydrationState): HydrationState {
  const thrown = Object.entries<{ status?: number; statusText?: string }>(errors ?? {});
  const real = thrown.map(([id, { status, statusText }]) => [
    id,
    status ? new ErrorResponse(status, statusText, null) : new Error('This page could not be loaded.'),
  ]);
  return { loaderData, errors: errors ? (Object.fromEntries(real) as HydrationState['errors']) : null };
}

const root = document.getElementById('root');
if (root) void takeOver(root);
