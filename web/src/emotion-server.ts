import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { makeEmotionCache } from './ui/emotion';

/** Collects MUI's styles during one server render. Pages without MUI components cost nothing. */
export function emotionOf() {
  let cache: EmotionCache | undefined;
  return {
    cache: () => (cache ??= Object.assign(makeEmotionCache(), { compat: true as const })),
    /** Returns the style elements that a page needs, and their contents. */
    stylesOf: (html: string): { elements: string; contents: string[] } => {
      if (!cache) return { elements: '', contents: [] };
      const emotion = createEmotionServer(cache);
      const chunks = emotion.extractCriticalToChunks(html);
      return {
        elements: emotion.constructStyleTagsFromChunks(chunks),
        contents: chunks.styles.map(({ css }) => css),
      };
    },
  };
}
