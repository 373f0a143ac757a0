/** Vite's manifest: source file -> built file. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Fonts used above the fold, preloaded before the stylesheet is parsed. */
const EARLY_FONTS = /(figtree-latin-wght-normal|halant-latin-500-normal)[^/]*\.woff2$/;

const ENTRY = 'src/entry-client.tsx';

/**
 * Returns the absolute addresses of the files that a page needs at once; in development, without a manifest, the source
 * files.
 */
export function assetsOf(manifest: Manifest | undefined, modules: readonly string[]) {
  if (!manifest) return { styles: [], scripts: [], fonts: [], entry: `/${ENTRY}` };
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  [ENTRY, ...modules].forEach(add);
  const entry = `/${manifest[ENTRY]?.file ?? ''}`;
  scripts.delete(entry);
  const fonts = Object.values(manifest).flatMap(({ file }) => (EARLY_FONTS.test(file) ? [`/${file}`] : []));
  return { styles: [...styles], scripts: [...scripts], fonts, entry };
}
