import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the built script of a module that is loaded on its own, such as a page: `assets/abc1234.js`. */
export async function scriptOf(source: string): Promise<string> {
  const manifest = path.join(import.meta.dirname, '../dist/client/.vite/manifest.json');
  const { [source]: chunk } = JSON.parse(await readFile(manifest, 'utf8')) as Record<
    string,
    { file: string }
  >;
  if (!chunk) throw new Error(`${source} is no script of its own`);
  return chunk.file;
}
