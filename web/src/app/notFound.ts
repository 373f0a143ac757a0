/** What a page may fail to find; `missing.…` in the catalogue has the texts. */
export const MISSING = ['page', 'venue', 'vendor', 'blog', 'realWedding'] as const;
export type Missing = (typeof MISSING)[number];

/**
 * Creates the response that a page's `load` throws. The status text is a message key, because HTTP restricts it to
 * Latin-1.
 */
export const notFound = (missing: Missing): Response =>
  new Response(null, { status: 404, statusText: missing });
