// `npm run first-visit`: compressed size of everything that a browser fetches on a first visit, by page.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../dist/client');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const pages = Object.keys(manifest).filter((source) => source.startsWith('src/pages/'));

/** Scripts and styles of the entry and a page, with all their imports. */
function filesOf(page) {
  const scripts = new Set();
  const styles = new Set();
  const add = (source) => {
    const { file, imports = [], css = [] } = manifest[source];
    if (scripts.has(file)) return;
    scripts.add(file);
    imports.forEach(add);
    css.forEach((each) => styles.add(each));
  };
  add('src/entry-client.tsx');
  add(page);
  return [scripts, styles];
}

const kilobytes = (files) =>
  [...files].reduce((sum, file) => sum + statSync(path.join(dist, `${file}.gz`)).size, 0) / 1024;
const show = (files) =>
  `${String(files.size).padStart(3)} files ${kilobytes(files).toFixed(1).padStart(6)} KB`;

console.log('First visit, gzip: scripts, styles');
for (const page of pages) {
  const [scripts, styles] = filesOf(page);
  console.log(`  ${page.padEnd(42)}${show(scripts)}   ${show(styles)}`);
}
