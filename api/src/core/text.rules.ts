import { string, type StringSchema } from 'yup';
import './yup-locale.js';
import { t } from './rules.messages.generated.js';
import { withoutReordering } from './without-reordering.js';

/** Matches what PostgreSQL can't store: NUL, and lone surrogates, which UTF-8 can't encode. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Applies to strings only: yup's transforms also convert the objects and arrays that JSON may contain. */
const whenText = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
const cleaned = whenText((value) => withoutReordering(value).trim());
const lowerCase = whenText((value) => value.toLowerCase());

/** Text input: trimmed, without reordering characters, storable, and of a limited length. */
export const text = (max = 200): StringSchema =>
  string()
    .transform(cleaned)
    .max(max, () => t('tooLong', { max }))
    .test(
      'storable',
      () => t('charactersInvalid'),
      (value) => !value || !UNSTORABLE.test(value),
    );

/** Unlike yup's rule, requires a domain with a dot: yup accepts "a@b". */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** An email address, converted to lower case for storage. `invalid` returns the form's message. */
export const email = (invalid: () => string): StringSchema =>
  text(254)
    .transform(lowerCase)
    .test('email', invalid, (value) => !value || EMAIL.test(value));

/** Limited, because hashing longer passwords costs time and adds no security. */
export const PASSWORD_MAX = 200;

/** A password, neither trimmed nor normalised. */
export const password = (): StringSchema =>
  string().max(PASSWORD_MAX, () => t('tooLong', { max: PASSWORD_MAX }));

/** An Indian phone number of ten digits, with or without separators. REST clients may send a number. */
export const tenDigits = (message: () => string): StringSchema =>
  string()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'number' ? String(original) : value,
    )
    .transform(whenText((value) => withoutReordering(value).replace(/[\s-]/g, '')))
    .test('ten-digits', message, (value) => !value || /^\d{10}$/.test(value));

/** A business's phone number in any format. REST clients may send a number. */
export const phoneText = (): StringSchema =>
  text(40).transform((value: unknown, original: unknown) =>
    typeof original === 'number' ? String(original) : value,
  );

/** A UUID in upper or lower case. */
export const id = (): StringSchema =>
  string()
    .transform(lowerCase)
    .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, () => t('idInvalid'));

export const requiredId = () => id().required(() => t('idMissing'));
