import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { formatters } from './intl.js';
import { currentLanguage } from './language.js';
import { SOURCE_LANGUAGE, TIME_ZONE, localeOf } from './locale.constants.js';

/** Compiled messages by key, from `npm run messages`. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** Type of a tag, such as `<link>`, in the generated value types. The caller passes a function that wraps the tag's text. */
export interface Tag {
  readonly wraps: 'text';
}

/** For messages without values. */
export type NoValues = Record<never, never>;

type Values<Message> = keyof Message extends never ? [] : [values: Message];

/** Keys of the messages without tags. */
type PlainKey<Messages> = {
  [Key in keyof Messages]: Tag extends Messages[Key][keyof Messages[Key]] ? never : Key;
}[keyof Messages];

/** Values of a message whose tags become elements. */
export type RichValues<Message, Element> = {
  [Name in keyof Message]: Message[Name] extends Tag ? (text: Element) => Element : Message[Name];
};

/** Formats messages of one catalogue in the current language. */
export interface Translate<Messages> {
  <Key extends PlainKey<Messages>>(key: Key, ...values: Values<Messages[Key]>): string;
  /** Formats a message in English, whatever the current language. Safe while a module loads. For labels in URLs and REST. */
  english<Key extends PlainKey<Messages>>(key: Key, ...values: Values<Messages[Key]>): string;
  /** Returns the strings and elements of a message with tags; see the web's `rich` (web/src/lib/rich.ts). */
  toParts(key: keyof Messages & string, values: FormatValues<unknown>): unknown[];
}

interface Loader {
  load(language: string): Promise<void>;
}

const loaders = new Set<Loader>();

/**
 * Makes the `t` of one catalogue. English is part of the code; `loadTranslations` fetches other languages, whose missing
 * messages are shown in English.
 */
export function makeTranslate<Messages extends object>(
  source: Catalogue,
  translations: Readonly<Record<string, () => Promise<{ default: Catalogue }>>> = {},
): Translate<Messages> {
  const catalogues: Record<string, Catalogue> = { [SOURCE_LANGUAGE]: source };
  loaders.add({
    async load(language) {
      if (!catalogues[language] && translations[language])
        catalogues[language] = (await translations[language]()).default;
    },
  });
  const partsIn = (requested: string, key: string, values?: FormatValues<unknown>): unknown[] => {
    const translated = catalogues[requested]?.[key];
    const language = translated === undefined ? SOURCE_LANGUAGE : requested;
    const message = translated ?? source[key] ?? key;
    const formatted = format(message, localeOf(language), values, { formatters, timeZone: TIME_ZONE });
    return Array.isArray(formatted) ? formatted : [formatted];
  };
  const toParts = (key: string, values?: FormatValues<unknown>) => partsIn(currentLanguage(), key, values);
  const text = (key: string, values?: FormatValues<unknown>) => toParts(key, values).join('');
  const english = (key: string, values?: FormatValues<unknown>) =>
    partsIn(SOURCE_LANGUAGE, key, values).join('');
  return Object.assign(text, { toParts, english }) as Translate<Messages>;
}

/** Fetches a language's catalogues for the code that is loaded. Does nothing for English. */
export async function loadTranslations(language = currentLanguage()): Promise<void> {
  if (language === SOURCE_LANGUAGE) return;
  await Promise.all(Array.from(loaders, (each) => each.load(language)));
}
