import { DEFAULT_UNIT, INCLUDED_MAX } from '@mandap/api/constants/quote';
import { parseQuantity, parseRupees, quoteTotals, type QuoteTotals } from '@mandap/api/rules/quote/totals';
import { quoteContentRules } from '@mandap/api/rules/quote';
import { setIn, type FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import type { QuoteUnit } from '../gql/types';
import type { QuoteDetailsFragment } from './Quote.generated';
import type { SuggestedQuoteLinesQuery } from './QuoteEditor.generated';

/** A line as typed. */
export interface LineValues {
  /** Identifies it while lines move. */
  key: string;
  label: string;
  quantity: string;
  unit: QuoteUnit;
  unitPrice: string;
  gstRate: string;
}

/** A quote as typed. */
export interface QuoteValues {
  /** Makes sending it again idempotent. Another one after each change, so that a corrected quote isn’t taken for a repetition. */
  clientId: string;
  /** The date and the number of guests that it was written for. */
  date: string;
  guests: number;
  lines: LineValues[];
  discount: string;
  validUntil: string;
  included: string;
  note: string;
}

export type SuggestedLine = SuggestedQuoteLinesQuery['suggestedQuoteLines'][number];

/** Messages of a line, by field. */
export type LineErrors = FormikErrors<LineValues>;

/** Messages by path, such as `lines[0].unitPrice`. */
type QuoteErrors = Record<string, string>;

/** 145050 -> "1450.50", for fields */
const typedRupees = (paise: number): string => (paise % 100 ? (paise / 100).toFixed(2) : String(paise / 100));

let keys = 0;
const newKey = (): string => `line-${++keys}`;

/** An empty line. Most services are taxed at 18 %. */
export const emptyLine = (): LineValues => ({
  ...{ key: newKey(), label: '', quantity: '1', unit: DEFAULT_UNIT, unitPrice: '', gstRate: '18' },
});

/** Catering at venues is taxed at 5 %. */
export const suggestedLine = ({ label, quantity, unit, unitPrice }: SuggestedLine): LineValues => ({
  ...{ key: newKey(), label, quantity: String(quantity), unit, unitPrice: typedRupees(unitPrice) },
  gstRate: unit === 'PLATE' ? '5' : '18',
});

/** What the packages among the lines include, one per line of text, as far as a quote has room. */
export function inclusionsOf(
  lines: readonly Pick<LineValues, 'label'>[],
  suggestions: readonly SuggestedLine[],
): string {
  const inclusions = lines.flatMap(
    (line) => suggestions.find(({ label }) => label === line.label)?.inclusions ?? [],
  );
  return [...new Set(inclusions)].reduce((text, inclusion) => {
    const longer = text ? `${text}\n${inclusion}` : inclusion;
    return longer.length <= INCLUDED_MAX ? longer : text;
  }, '');
}

/** Adds, removes or moves lines. What is included follows the packages until the business edits it. */
export const withLines = (
  values: QuoteValues,
  lines: LineValues[],
  suggestions: readonly SuggestedLine[],
): QuoteValues => ({
  ...values,
  lines,
  included:
    values.included === inclusionsOf(values.lines, suggestions)
      ? inclusionsOf(lines, suggestions)
      : values.included,
});

/** The previous version, to change it. */
export const valuesOfQuote = (quote: QuoteDetailsFragment, defaults: QuoteValues): QuoteValues => ({
  ...defaults,
  lines: quote.lines.map((line) => ({
    ...{ key: newKey(), label: line.label, quantity: String(line.quantity), unit: line.unit },
    ...{ unitPrice: typedRupees(line.unitPrice), gstRate: String(line.gstRate) },
  })),
  discount: quote.discount ? typedRupees(quote.discount) : '',
  included: quote.included,
  note: quote.note,
});

/** Converts typed values into the input of the API: NaN for what is no number. */
export const inputOf = ({ lines, discount, validUntil, included, note }: QuoteValues) => ({
  lines: lines.map(({ label, quantity, unit, unitPrice, gstRate }) => ({
    ...{ label, unit, quantity: parseQuantity(quantity), unitPrice: parseRupees(unitPrice) },
    gstRate: Number(gstRate),
  })),
  discount: parseRupees(discount) ?? 0,
  ...{ validUntil, included, note },
});

type FormErrors = FormikErrors<QuoteValues>;

/** The input once it is valid. */
type QuoteContent = ReturnType<typeof quoteContentRules.validateSync>;

/** Validates typed values with the server’s rules. */
export function validateQuote(
  values: QuoteValues,
): { content: QuoteContent; errors?: undefined } | { content?: undefined; errors: QuoteErrors } {
  try {
    return { content: quoteContentRules.validateSync(inputOf(values), { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length ? error.inner : [error];
    const errors: QuoteErrors = {};
    for (const { path = '', message } of problems) errors[path] ??= message;
    return { errors };
  }
}

/** Converts messages by path to Formik’s nested errors. Messages of lines replace one about all lines. */
export const toFormErrors = ({ lines, ...errors }: QuoteErrors): FormErrors =>
  Object.entries(errors).reduce<FormErrors>(
    (nested, [path, message]) => setIn(nested, path, message) as FormErrors,
    lines ? { lines } : {},
  );

/** Whether any message is left; edited fields lose theirs. */
export const hasErrors = (errors: unknown): boolean =>
  typeof errors === 'object' && errors !== null ? Object.values(errors).some(hasErrors) : Boolean(errors);

/** Computes the totals as the server does; undefined while something is missing or wrong. */
export function previewTotals(values: QuoteValues): QuoteTotals | undefined {
  const { lines, discount } = inputOf(values);
  try {
    return quoteTotals(
      lines.map(({ quantity = NaN, unitPrice = NaN, gstRate }) => ({ quantity, unitPrice, gstRate })),
      discount,
    );
  } catch {
    return undefined;
  }
}

/** Moves a line to another position. */
export function moveLine(lines: readonly LineValues[], from: number, to: number): LineValues[] {
  const moved = [...lines];
  const [line] = moved.splice(from, 1);
  if (line) moved.splice(to, 0, line);
  return moved;
}

/** The lines of a draft get new keys, because it may be of another page load. */
export const withNewKeys = (values: QuoteValues): QuoteValues => ({
  ...values,
  lines: values.lines.map((line) => ({ ...line, key: newKey() })),
});
