// Made from messages/*.json by `npm run messages`. Do not edit.
/** Languages that have a catalogue; the first is complete. */
export const LANGUAGES: readonly string[] = ['en'];
