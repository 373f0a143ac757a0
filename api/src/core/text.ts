import { string, type StringSchema } from 'yup';
import './messages.js';

/** PostgreSQL text can't hold NUL, and a lone surrogate is no character in UTF-8. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** yup's own transforms take every value for a string, and JSON may hold objects and lists in its place. */
const whenText = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
const trimmed = whenText((value) => value.trim());
const lowerCase = whenText((value) => value.toLowerCase());

/** A line or paragraph that people type: trimmed, storable, and of a bounded length. */
export const text = (max = 200): StringSchema =>
  string()
    .transform(trimmed)
    .max(max, ({ max: limit }) => `Please keep this to ${limit} characters`)
    .test(
      'storable',
      'Please remove characters that are not text',
      (value) => !value || !UNSTORABLE.test(value),
    );

/** yup's own e-mail rule allows "a@b"; people mean an address with a domain that has a dot. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** An e-mail address in lower case, as it is compared and stored. `invalid` is the form's own message. */
export const email = (invalid: string): StringSchema =>
  text(254)
    .transform(lowerCase)
    .test('email', invalid, (value) => !value || EMAIL.test(value));

/** Longer passwords are refused: hashing them costs us and adds nothing. */
export const PASSWORD_MAX = 200;

/** A password as it was typed: never trimmed, never normalised. */
export const password = (): StringSchema =>
  string().max(PASSWORD_MAX, `Please keep this to ${PASSWORD_MAX} characters`);

/** The ten digits of an Indian phone, in groups or not; REST clients may send them as a number. */
export const tenDigits = (message: string): StringSchema =>
  string()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'number' ? String(original) : value,
    )
    .transform(whenText((value) => value.replace(/[\s-]/g, '')))
    .test('ten-digits', message, (value) => !value || /^\d{10}$/.test(value));

/** A business's phone, which has no format of its own; REST clients may send it as a number. */
export const phoneText = (): StringSchema =>
  text(40).transform((value: unknown, original: unknown) =>
    typeof original === 'number' ? String(original) : value,
  );

/** An id as both APIs accept it, in any case. */
export const id = (): StringSchema =>
  string()
    .transform(lowerCase)
    .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'This is not an id');
