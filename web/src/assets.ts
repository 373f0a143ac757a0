/** Vite's manifest: source file -> what it was built into. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Fonts of the first screen, fetched before the stylesheet that asks for them has been read. */
const EARLY_FONTS = /(figtree-latin-wght-normal|halant-latin-500-normal)[^/]*\.woff2$/;

const ENTRY = 'src/entry-client.tsx';

/** The files that a page needs at once, as absolute addresses; without a manifest, the sources. */
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
