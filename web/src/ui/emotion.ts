import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache for MUI's styles; the nonce lets its style elements through the page's policy. */
export const makeEmotionCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: 'css', nonce, prepend: true });
