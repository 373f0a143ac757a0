import { Extensions } from 'type-graphql';

/**
 * Marks a query that returns only public data, the same to all visitors. Proxies may cache responses to GET; see
 * graphql/http-caching.ts.
 */
export const PublicData = () => Extensions({ publicData: true });
