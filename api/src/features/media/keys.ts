/** Under which keys pictures lie in the store. */

/** Top-level keys of what belongs to pictures. */
export const PICTURE_FOLDERS = ['original', 'derived'] as const;

export const originalKey = (hash: string): string => `original/${hash}`;
/** One size of a picture; all of them, without a file. */
export const variantKey = (hash: string, file = ''): string => `derived/${hash}/${file}`;

/** The hash in the key of an original; undefined for other keys. */
export const hashOfOriginal = (key: string): string | undefined => /^original\/(.+)$/.exec(key)?.[1];
