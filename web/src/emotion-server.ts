import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { makeEmotionCache } from './ui/emotion';

/** Collects the styles of MUI's components while one page is rendered. Pages without such components cost nothing. */
export function emotionOf(nonce: string) {
  let cache: EmotionCache | undefined;
  return {
    cache: () => (cache ??= Object.assign(makeEmotionCache(nonce), { compat: true as const })),
    styleElements: (html: string): string => {
      if (!cache) return '';
      const emotion = createEmotionServer(cache);
      return emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
    },
  };
}
