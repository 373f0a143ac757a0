import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Returns the cache of this render on the server; null in the browser, which has one for all pages. */
export const EmotionCacheContext = createContext<(() => EmotionCache) | null>(null);
