import { MAX_SEARCH } from '@mandap/api/constants/page';

/** Normalises a search term or city name from a URL or cookie for the API. */
export const normaliseTerm = (value: string | null | undefined): string =>
  (value ?? '')
    // The API rejects some control characters, and names don't contain any.
    .replace(/\p{Control}/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH)
    // Removes half of a surrogate pair that was cut in two.
    .replace(/[\uD800-\uDBFF]$/, '');
