/** Widths, in pixels, that every picture is kept in; the narrowest that fills its box is used. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 40_000_000;
/** Longest side in pixels, which is what WebP can hold. */
export const UPLOAD_MAX_SIDE = 16_383;
/** Longer side divided by the shorter one. */
export const UPLOAD_MAX_RATIO = 20;
export const UPLOAD_MAX_FILES = 20;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Address of one size of a picture whose base address is `url`. */
export const sizedUrl = (url: string, width: number, format: string): string => `${url}/${width}.${format}`;
