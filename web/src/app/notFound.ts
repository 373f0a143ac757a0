/** What a page may fail to find, and the list to look in instead; messages/missing.en.json has the texts. */
export const MISSING = {
  page: 'venues',
  venue: 'venues',
  vendor: 'vendors',
  blog: 'blogs',
  realWedding: 'realWeddings',
} as const;
export type Missing = keyof typeof MISSING;

export const isMissing = (text: string): text is Missing => Object.hasOwn(MISSING, text);

/**
 * Creates the response that a page's `load` throws. The status text is a message key, because HTTP restricts it to
 * Latin-1.
 */
export const notFound = (missing: Missing): Response =>
  new Response(null, { status: 404, statusText: missing });
