/** Vite's manifest: source file -> built file. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Fonts used above the fold, preloaded before the stylesheet is parsed. */
const EARLY_FONTS = /(figtree-latin-wght-normal|figtree-rupee|halant-latin-500-normal)[^/]*\.woff2$/;

const ENTRY = 'src/entry-client.tsx';

/** Vite's name for the styles of all modules in one file. */
const STYLES = 'style.css';

/**
 * Returns the absolute addresses of the files that a page needs at once; in development, without a manifest, the source
 * files.
 */
export function assetsOf(manifest: Manifest | undefined, modules: readonly string[]) {
  if (!manifest) return { stylesheet: undefined, scripts: [], fonts: [], entry: `/${ENTRY}` };
  const scripts = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  [ENTRY, ...modules].forEach(add);
  const fileOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const entry = fileOf(ENTRY);
  scripts.delete(entry);
  const fonts = Object.values(manifest).flatMap(({ file }) => (EARLY_FONTS.test(file) ? [`/${file}`] : []));
  return { stylesheet: fileOf(STYLES), scripts: [...scripts], fonts, entry };
}
