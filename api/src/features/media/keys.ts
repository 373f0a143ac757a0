/** Keys of pictures in the store. */

/** Top-level prefixes. */
export const PICTURE_FOLDERS = ['original', 'derived'] as const;

export const originalKey = (hash: string): string => `original/${hash}`;
/** Returns the key of a variant, or the prefix of all variants. */
export const variantKey = (hash: string, file = ''): string => `derived/${hash}/${file}`;

/** Returns the hash in an original's key; undefined for other keys. */
export const hashOfOriginal = (key: string): string | undefined => /^original\/(.+)$/.exec(key)?.[1];
