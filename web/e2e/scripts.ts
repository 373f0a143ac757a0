import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  /** The module’s name. If several pages share the script, the manifest’s key doesn’t say the module. */
  name?: string;
}

/** Returns the built script of a module that is loaded on its own, such as a page: `assets/abc1234.js`. */
export async function scriptOf(source: string): Promise<string> {
  const manifest = path.join(import.meta.dirname, '../dist/client/.vite/manifest.json');
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>;
  const { name: moduleName } = path.parse(source);
  const own = chunks[source];
  const [chunk, ...others] = own ? [own] : Object.values(chunks).filter(({ name }) => name === moduleName);
  if (!chunk || others.length) throw new Error(`${source} is no script of its own`);
  return chunk.file;
}
