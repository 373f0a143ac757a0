import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Returns the server's cache for the current render; null in the browser, which has a single cache. */
export const EmotionCacheContext = createContext<(() => EmotionCache) | null>(null);
