// Jest loads this file itself. It compiles test files by SWC, whose output has each import on a line of its own.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import swc from '@swc/jest';

const ROOT = path.resolve(import.meta.dirname, '..');
const OWN_SOURCE = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .digest('hex');

/** Files that belong to a test file, with its tests and its app; Jest loads them anew for each test file. */
const isOfTests = (file) => file.startsWith('test/') || /\.(test|factory)\.ts$/.test(file);

/** Comment of a test file that registers something for the whole process: Jest loads copies of all it imports. */
const OWN_COPIES = /^\/\/ own-copies:/m;

/** `import fallback, { one, other as another } from "module";`, or `* as all` in place of the braces */
const IMPORT = /^import (?:(\w+)(?:, )?)?(?:\{ ([^}]*) \}|\* as (\w+))? ?(?:from )?(["'])([^"']+)\4;$/;

/**
 * Returns what to load outside of the sandbox: a file of the app, relative to the workspace, or a package.
 * @returns undefined for what Jest loads
 */
function outsideOf(specifier, importer) {
  if (!specifier.startsWith('.')) return /^(node:|@jest\/)/.test(specifier) ? undefined : specifier;
  const file = path.relative(ROOT, path.resolve(path.dirname(importer), specifier));
  const source = file.replace(/\.js$/, '.ts');
  return isOfTests(source) || !existsSync(path.join(ROOT, source)) ? undefined : `./${source}`;
}

/** Replaces an import of the app by that of the module which Node has loaded; see environment.js. */
function outside(line, importer) {
  const [, fallback, names, all, , specifier = ''] = IMPORT.exec(line) ?? [];
  const wanted = outsideOf(specifier, importer);
  if (!specifier || !wanted) return line;
  const loaded = `await importOutside(${JSON.stringify(wanted)});`;
  if (all) return `const ${all} = ${loaded}`;
  const parts = [fallback && `default as ${fallback}`, names].filter(Boolean).join(', ');
  return parts ? `const { ${parts.replaceAll(' as ', ': ')} } = ${loaded}` : loaded;
}

const withOutside = ({ code, map }, source, importer) => {
  if (!isOfTests(path.relative(ROOT, importer)) || OWN_COPIES.test(source)) return { code, map };
  return { code: code.replaceAll(/^import .*;$/gm, (line) => outside(line, importer)), map };
};

export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    return {
      ...compiler,
      getCacheKey: (...given) => OWN_SOURCE + compiler.getCacheKey(...given),
      process: (source, file, given) => withOutside(compiler.process(source, file, given), source, file),
      processAsync: async (source, file, given) =>
        withOutside(await compiler.processAsync(source, file, given), source, file),
    };
  },
};
