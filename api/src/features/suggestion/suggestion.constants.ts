/** What a search box may lead to. */
export const SUGGESTION_KINDS = ['city', 'category', 'venue', 'vendor'] as const;

export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The longest list under a search box, so that nobody scrolls in it. */
export const SUGGESTIONS = 10;
