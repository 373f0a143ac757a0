/**
 * Invisible characters that reorder the text around them: a name could be shown as another one. Contact apps put them
 * around numbers that people copy.
 */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes the characters that reorder the text around them. */
export const withoutReordering = (text: string): string => text.replace(REORDERING, '');
