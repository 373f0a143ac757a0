import { Extensions } from 'type-graphql';

/**
 * Marks a query that answers a visitor nothing but public data, the same to each of them: asked for by GET, its answer
 * may be kept by caches on the way. See graphql/http-caching.ts.
 */
export const PublicData = () => Extensions({ publicData: true });
