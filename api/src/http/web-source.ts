import { readFile } from 'node:fs/promises';
import path from 'node:path';
import middie from '@fastify/middie';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { projectRoot } from '../core/env.js';
import type { App } from './app.js';
import type { Sources } from './content-security-policy.js';

export const webRoot = path.join(projectRoot, 'web');

/** Input of the web's server entry for one page. */
interface RenderRequest {
  /** Path and query, from `canonicalAddress`. */
  url: string;
  /** Origin of canonical URLs, without a trailing slash. */
  origin: string;
  /** Nonce for the explorer. */
  nonce: string | undefined;
  language: string;
  execute(
    document: DocumentNode,
    variables: Record<string, unknown>,
    name: string | undefined,
  ): Promise<ExecutionResult>;
  onError(error: unknown): void;
}

/** A complete document, or a redirect. */
type Rendered = ({ status: number; html: string } & Sources) | { status: number; location: string };

/** The web's server entry. */
export interface WebEntry {
  canonicalAddress(url: string): string;
  render(request: RenderRequest, shell: Shell): Promise<Rendered>;
}

/** The built client's files, for script and style tags. */
interface Shell {
  /** Vite's manifest; undefined in development. */
  manifest?: Record<string, unknown>;
  /** Markup that development needs in the head. */
  devHead?: string;
}

/** The build or the sources of the web. */
export interface WebSource {
  entry(): Promise<WebEntry>;
  shell(url: string): Promise<Shell>;
  close(): Promise<void>;
}

/** Loads the build. */
export async function builtWeb(): Promise<WebSource> {
  const manifestFile = path.join(webRoot, 'dist/client/.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, unknown>;
  const entry = (await import(path.join(webRoot, 'dist/server/entry-server.js'))) as WebEntry;
  return { entry: async () => entry, shell: async () => ({ manifest }), close: async () => undefined };
}

/** Serves the sources with hot reload. */
export async function developmentWeb({ http }: App): Promise<WebSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(webRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  await http.register(middie);
  http.use(vite.middlewares);
  return {
    entry: () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<WebEntry>,
    shell: async (url) => ({ devHead: await vite.transformIndexHtml(url, '') }),
    close: () => vite.close(),
  };
}
