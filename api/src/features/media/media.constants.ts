/** Widths of the variants, in pixels. Pages choose the narrowest that fills the space. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 40_000_000;
/** The longest side in pixels that WebP supports. */
export const UPLOAD_MAX_SIDE = 16_383;
/** Longer side divided by the shorter one. */
export const UPLOAD_MAX_RATIO = 20;
export const UPLOAD_MAX_FILES = 20;
export const PDF_TYPE = 'application/pdf';
export const PDF_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Returns the URL of a variant of the picture at `url`. */
export const sizedUrl = (url: string, width: number, format: string): string => `${url}/${width}.${format}`;
