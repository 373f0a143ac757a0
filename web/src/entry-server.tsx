import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { ApolloLink, Observable, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { inLanguage } from '@mandap/api/in-language';
import { currentLocale } from '@mandap/api/language';
import { loadTranslations } from '@mandap/api/translate';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Root } from './app/Root';
import type { RouteHandle } from './app/routeHandle';
import { makeRoutes } from './app/router';
import { t } from './app/server.messages.generated';
import { assetsOf, type Manifest } from './assets';
import { emotionOf } from './emotion-server';
import { makeClient } from './lib/apollo';
import { HYDRATED_EVENT, START_ID, STATE_ID } from './pageState';
import { colorModeScript } from './ui/colorMode';
import { EmotionCacheContext } from './ui/EmotionCacheContext';

export { canonicalAddress } from './app/canonicalAddress';

/** The input for one page, from api/src/http/render-page.ts. */
interface RenderRequest {
  /** As returned by `canonicalAddress`. */
  url: string;
  origin: string;
  /** Nonce for the explorer, whose libraries write style elements. Other pages have none, because they are cached. */
  nonce?: string;
  /** A language with a message catalogue. */
  language: string;
  execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
    name: string | undefined,
  ) => Promise<FormattedExecutionResult>;
  /** Called with errors thrown by components; the page then shows its error page. */
  onError: (error: unknown) => void;
}

interface Shell {
  manifest?: Manifest;
  devHead?: string;
}

/** A complete document with the CSP sources of its inline scripts and styles, or a redirect. */
type Rendered =
  | { status: number; html: string; scriptSources: string[]; styleSources: string[] }
  | { status: number; location: string };

/** What a request's loaders get as `context`. */
interface RequestContext {
  apollo: ApolloClient;
}

/** One for all requests, because ranking the routes and loading their modules takes longer than using them. */
const handler = createStaticHandler(makeRoutes(({ context }) => (context as RequestContext).apollo));

/**
 * Renders one address: loads its route's data, then renders it in one pass. If some data can't be loaded, the status is
 * 503 and the page shows the error, until the browser refetches the data.
 */
export async function render(request: RenderRequest, shell: Shell): Promise<Rendered> {
  await loadTranslations(request.language);
  return inLanguage(request.language, () => renderPage(request, shell));
}

async function renderPage(request: RenderRequest, shell: Shell): Promise<Rendered> {
  const failures: unknown[] = [];
  const apollo = makeClient(inProcessLink(request, failures), true);
  const requestContext: RequestContext = { apollo };
  const context = await handler.query(new Request(request.origin + request.url), { requestContext });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' };

  const emotion = emotionOf();
  const site = { origin: request.origin };
  const markup = await draw(
    <EmotionCacheContext value={emotion.cache}>
      <Root site={site} apollo={apollo}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Root>
    </EmotionCacheContext>,
    request.onError,
  );
  // React puts <title>, <meta> and <link> first, because the rendered tree has no <head>.
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length);
  const state = {
    site,
    apollo: sortCache(apollo.extract() as NormalizedCacheObject),
    router: routerState(context),
  };
  const incomplete = failures.length > 0 && context.statusCode === 200;
  const styles = emotion.stylesOf(body);
  const nonce = request.nonce ? `<meta name="csp-nonce" nonce="${request.nonce}">` : '';
  const html = renderDocument(
    nonce + head + styles.elements,
    incomplete ? incompleteNotice() + body : body,
    state,
    context,
    shell,
  );
  return {
    status: incomplete ? 503 : context.statusCode,
    html,
    scriptSources: SCRIPT_SOURCES,
    // Emotion adds the browser's rules to empty elements.
    styleSources: ['', ...styles.contents].map(sourceOf),
  };
}

/** Sorts the cached objects and the root's fields, whose order depends on which query returned first. */
function sortCache({ ROOT_QUERY, ...objects }: NormalizedCacheObject): NormalizedCacheObject {
  const sorted = <Value extends object>(of: Value) =>
    Object.fromEntries(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1))) as Value;
  return { ...sorted(objects), ...(ROOT_QUERY && { ROOT_QUERY: sorted(ROOT_QUERY) }) };
}

/** Returns a notice for visitors without JavaScript, whose browser can't refetch. */
const incompleteNotice = () => `<noscript><p class="incomplete">${t('incomplete')}</p></noscript>`;

const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Runs the page's queries in this process: the GraphQL API's operations without HTTP. */
function inProcessLink({ execute }: RenderRequest, failures: unknown[]): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        execute(operation.query, operation.variables, operation.operationName).then(
          (result) => {
            failures.push(...(result.errors ?? []));
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => {
            failures.push(error);
            observer.error(error);
          },
        );
      }),
  );
}

/** Renders the markup in one piece, because pages must work without JavaScript. */
function draw(element: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}

/** Returns the state from which the browser's router hydrates without loading again. */
function routerState({ loaderData, errors }: StaticHandlerContext) {
  const shown = Object.entries(errors ?? {}).map(([id, error]) => {
    const { status, statusText } = error as { status?: number; statusText?: string };
    return [id, status ? { status, statusText: statusText ?? '' } : {}] as const;
  });
  return { loaderData, errors: errors && Object.fromEntries(shown) };
}

/** Serialises JSON for a script element: escapes whatever could end the element or a line. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** Hydrates after this many milliseconds at the latest, even if pictures are still loading. */
const START_TIMEOUT_MS = 5000;

/**
 * The script that starts hydration. Text, styles, fonts and the first picture are painted first, and on slow networks
 * scripts would compete with them, so they load afterwards; links and plain forms work without. Forms that need
 * JavaScript wait for it: a native submit would fail and lose the input. A click on a button starts hydration and is
 * repeated after it, if it was the last click.
 */
const startScript = `{
const start=()=>{if(start.done)return;start.done=true;
const {entry,scripts}=JSON.parse(document.getElementById('${START_ID}').textContent);
document.head.append(...scripts.map((href)=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));
import(entry)};
const painted=()=>new PerformanceObserver(start).observe({type:'paint',buffered:true});
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(painted))));
setTimeout(start,${START_TIMEOUT_MS});
let clicked;
const hold=(event)=>{clicked=undefined;const button=event.target.closest('button');
if(!button||button.form&&button.type==='submit')return;
event.stopImmediatePropagation();clicked=button;start()};
addEventListener('click',hold,true);
addEventListener('${HYDRATED_EVENT}',()=>{removeEventListener('click',hold,true);if(clicked&&clicked.isConnected)clicked.click()});
addEventListener('submit',(event)=>{if(event.target.method==='post')event.preventDefault();start()});
}`.replaceAll('\n', '');

/** Allows an inline script or style element in a content security policy, by its content. */
const sourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The inline scripts are the same on every page. */
const SCRIPT_SOURCES = [colorModeScript, startScript].map(sourceOf);

const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

function renderDocument(
  head: string,
  body: string,
  state: unknown,
  context: StaticHandlerContext,
  shell: Shell,
): string {
  const modules = context.matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.module);
  const { stylesheet, scripts, fonts, entry } = assetsOf(
    shell.manifest,
    modules.filter((each) => each !== undefined),
  );
  const preloadedFonts = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    `<!doctype html><html lang="${currentLocale()}" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
    shell.devHead ?? '',
    ...preloadedFonts,
    stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : '',
    head,
    `</head><body><script>${colorModeScript}</script><div id="root">${body}</div>`,
    jsonElement(STATE_ID, state),
    jsonElement(START_ID, { entry, scripts }),
    `<script>${startScript}</script></body></html>`,
  ].join('');
}
