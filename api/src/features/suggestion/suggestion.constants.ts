/** What a suggestion links to. */
export const SUGGESTION_KINDS = ['city', 'category', 'venue', 'vendor'] as const;

export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Fits on the screen without scrolling. */
export const SUGGESTIONS = 10;
