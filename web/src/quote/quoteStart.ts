import { VALIDITY_DAYS_MAX } from '@mandap/api/constants/quote';
import { today } from '../lib/format';
import type { QuoteBookingFragment } from './Quote.generated';
import {
  emptyLine,
  inclusionsOf,
  suggestedLine,
  valuesOfQuote,
  type QuoteValues,
  type SuggestedLine,
} from './quoteForm';

const DAY_MS = 86_400_000;
/** Quotes are valid for two weeks unless the business chooses another day. */
const DEFAULT_DAYS = 14;

const dayAfter = (days: number): string =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The last day that a quote may be valid until. */
export const lastValidDay = (eventDate: string): string => earlierOf(eventDate, dayAfter(VALIDITY_DAYS_MAX));

/** The previous version, or the first of the business’s prices, or an empty line. */
export function initialValues(
  booking: QuoteBookingFragment,
  suggestions: readonly SuggestedLine[],
): QuoteValues {
  const [first] = suggestions;
  const lines = [first ? suggestedLine(first) : emptyLine()];
  const defaults: QuoteValues = {
    ...{ clientId: crypto.randomUUID(), date: booking.date, guests: booking.guests },
    lines,
    ...{ discount: '', included: inclusionsOf(lines, suggestions), note: '' },
    validUntil: earlierOf(booking.date, dayAfter(DEFAULT_DAYS)),
  };
  return booking.quote ? valuesOfQuote(booking.quote, defaults) : defaults;
}
