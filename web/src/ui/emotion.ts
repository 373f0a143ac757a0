import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache for MUI's styles. In the browser, Emotion adds rules to empty style elements, which the content
 * security policy allows.
 */
export const makeEmotionCache = (): EmotionCache => createCache({ key: 'css', prepend: true });
