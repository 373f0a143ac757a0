import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloLink, HttpLink } from '@apollo/client';
import { setLanguageSource } from '@mandap/api/language';
import { loadTranslations } from '@mandap/api/translate';
import { startTransition, useEffect, type ReactNode } from 'react';
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
import { serializingLink } from './lib/serializingLink';
import { watchHistory } from './lib/overlayHistory';
import { fetchWithFiles, filesLink } from './lib/upload';
import { followOtherTabs } from './ui/colorMode';
import { HYDRATED_EVENT, STATE_ID } from './pageState';

/** Hydration data that entry-server.tsx embedded in the page. */
interface PageState {
  site: Site;
  apollo: NormalizedCacheObject;
  router: HydrationState;
}

const embedded = document.getElementById(STATE_ID)?.textContent;
const state = embedded ? (JSON.parse(embedded) as PageState) : undefined;

// The server has written the chosen language to <html lang>.
setLanguageSource(() => document.documentElement.lang.split('-')[0]);

/** Yields to the event loop, so that the browser can handle input between long tasks. */
const yieldToEventLoop = () => new Promise((resolve) => setTimeout(resolve));

/** Announces the hydration to the page's start script, which then repeats a click on a button. */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return children;
}

/** Not a top-level await: the pages' modules import this one, so the two would wait for each other. */
async function hydrate(root: HTMLElement): Promise<void> {
  await yieldToEventLoop();
  await watchHistory();
  followOtherTabs();
  const apollo = makeClient(
    ApolloLink.from([
      endedSessionLink,
      serializingLink,
      filesLink,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchWithFiles }),
    ]),
    false,
    state?.apollo,
  );
  const routes = makeRoutes(() => apollo);
  // Load the page's lazy routes before hydration, or React would discard and re-render the page.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  await loadTranslations();
  await yieldToEventLoop();
  const router = createBrowserRouter(routes, { hydrationData: state && reviveErrors(state.router) });
  const site = state?.site ?? { origin: window.location.origin };
  const tree = (
    <Announced>
      <Root site={site} apollo={apollo}>
        <RouterProvider router={router} />
      </Root>
    </Announced>
  );
  startTransition(() => void (state ? hydrateRoot(root, tree) : createRoot(root).render(tree)));
}

/** Restores the class of responses thrown by loaders, which JSON serialisation drops. */
function reviveErrors({ loaderData, errors }: HydrationState): HydrationState {
  const thrown = Object.entries<{ status?: number; statusText?: string }>(errors ?? {});
  const revivedErrors = thrown.map(([id, { status, statusText }]) => [
    id,
    status ? new ErrorResponse(status, statusText, null) : new Error('This page could not be loaded.'),
  ]);
  return {
    loaderData,
    errors: errors ? (Object.fromEntries(revivedErrors) as HydrationState['errors']) : null,
  };
}

const root = document.getElementById('root');
if (root) void hydrate(root);
