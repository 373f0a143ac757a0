// `npm run first-visit`: compressed size of everything that a browser fetches on a first visit, by page.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../dist/client');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const pages = Object.keys(manifest).filter((source) => source.startsWith('src/pages/'));

/** Scripts of the entry and a page, with all their imports. */
function scriptsOf(page) {
  const scripts = new Set();
  const add = (source) => {
    const { file, imports = [] } = manifest[source];
    if (scripts.has(file)) return;
    scripts.add(file);
    imports.forEach(add);
  };
  add('src/entry-client.tsx');
  add(page);
  return [...scripts];
}

const kilobytes = (files) =>
  files.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.gz`)).size, 0) / 1024;
const show = (files) =>
  `${String(files.length).padStart(3)} files ${kilobytes(files).toFixed(1).padStart(6)} KB`;

console.log(`First visit, gzip: styles ${show([manifest['style.css'].file])}, and scripts:`);
for (const page of pages) console.log(`  ${page.padEnd(42)}${show(scriptsOf(page))}`);
