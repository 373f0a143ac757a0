import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { ApolloLink, Observable } from '@apollo/client';
import { inLanguage } from '@mandap/api/in-language';
import { currentLocale } from '@mandap/api/language';
import { loadTexts } from '@mandap/api/texts';
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
import { assetsOf, type Manifest } from './assets';
import { emotionOf } from './emotion-server';
import { makeClient } from './lib/apollo';
import { colorModeScript } from './ui/colorMode';
import { EmotionCacheContext } from './ui/EmotionCacheContext';

export { canonicalAddress } from './app/canonicalAddress';

/**
 * Stands for the response's nonce; rendered pages are kept, and each answer gets a nonce of its own. Nobody knows it, so
 * that it stands in nothing that people have typed.
 */
export const NONCE = randomBytes(24).toString('hex');

/** See api/src/http/web-host.ts, which calls this. */
interface RenderRequest {
  /** As `canonicalAddress` makes it. */
  url: string;
  origin: string;
  city: string | undefined;
  /** One of those that have catalogues. */
  language: string;
  execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
    name: string | undefined,
  ) => Promise<FormattedExecutionResult>;
  /** Told of what a component threw; the page then shows its error page. */
  onError: (error: unknown) => void;
}

interface Shell {
  manifest?: Manifest;
  devHead?: string;
}

type Rendered = { status: number; html: string } | { status: number; location: string };

/**
 * Renders one address: loads what its route asks for, then draws it in one pass. When something could not be loaded,
 * the page says so with 503, and is whole again once the browser has asked for it itself.
 */
export async function render(request: RenderRequest, shell: Shell): Promise<Rendered> {
  await loadTexts(request.language);
  return inLanguage(request.language, () => renderPage(request, shell));
}

async function renderPage(request: RenderRequest, shell: Shell): Promise<Rendered> {
  const failures: unknown[] = [];
  const apollo = makeClient(inProcessLink(request, failures), true);
  const handler = createStaticHandler(makeRoutes(apollo));
  const headers = request.city ? { cookie: `mandap_city=${encodeURIComponent(request.city)}` } : undefined;
  const context = await handler.query(new Request(request.origin + request.url, { headers }));
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' };

  const emotion = emotionOf(NONCE);
  const site = { origin: request.origin, city: request.city ?? null };
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
  // React puts the page's <title>, <meta> and <link> in front, because there is no <head> in what it draws.
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length);
  const state = { site, apollo: apollo.extract(), router: routerState(context) };
  const incomplete = failures.length > 0 && context.statusCode === 200;
  const html = wholePage(
    head + emotion.styleElements(body),
    incomplete ? INCOMPLETE + body : body,
    state,
    context,
    shell,
  );
  return { status: incomplete ? 503 : context.statusCode, html };
}

/** For whom no script will ask again. */
const INCOMPLETE = `<noscript><p class="incomplete">Some of this page could not be loaded. Please reload it in a moment.</p></noscript>`;

const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Runs the page's queries in this process: the same operations as by the GraphQL API, without HTTP. */
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

/** The whole markup in one piece, which pages without JavaScript need. */
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

/** What the browser's router needs to take over without loading again. */
function routerState({ loaderData, errors }: StaticHandlerContext) {
  const shown = Object.entries(errors ?? {}).map(([id, error]) => {
    const { status, statusText } = error as { status?: number; statusText?: string };
    return [id, status ? { status, statusText: statusText ?? '' } : {}] as const;
  });
  return { loaderData, errors: errors && Object.fromEntries(shown) };
}

/** JSON for a script element: nothing in it can end the element or the line. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A page whose pictures do not come is taken over after this long all the same. */
const TAKE_OVER_MS = 5000;

/**
 * What the page shows comes first: its text, styles, fonts and first picture. The scripts, which on a phone's network
 * would take the way from them, are fetched once these are there; links and plain forms work without. A form that
 * needs them waits: sent by the browser itself, it would lead nowhere and lose what was typed.
 */
function takeOver(entry: string, scripts: readonly string[]): string {
  return `{
const start=()=>{if(start.done)return;start.done=true;
document.head.append(...${scriptJson(scripts)}.map((href)=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));
import(${scriptJson(entry)})};
addEventListener('load',start);setTimeout(start,${TAKE_OVER_MS});
addEventListener('submit',(event)=>{if(event.target.method==='post')event.preventDefault();start()});
}`.replaceAll('\n', '');
}

function wholePage(
  head: string,
  body: string,
  state: unknown,
  context: StaticHandlerContext,
  shell: Shell,
): string {
  const modules = context.matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.module);
  const { styles, scripts, fonts, entry } = assetsOf(
    shell.manifest,
    modules.filter((each) => each !== undefined),
  );
  const preloadedFonts = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [
    `<!doctype html><html lang="${currentLocale()}" data-theme="light"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
    `<meta name="csp-nonce" nonce="${NONCE}">`,
    shell.devHead ?? '',
    ...preloadedFonts,
    ...sheets,
    head,
    `</head><body><script nonce="${NONCE}">${colorModeScript}</script><div id="root">${body}</div>`,
    `<script nonce="${NONCE}">window.__MANDAP__=${scriptJson(state)}</script>`,
    `<script nonce="${NONCE}">${takeOver(entry, scripts)}</script></body></html>`,
  ].join('');
}
