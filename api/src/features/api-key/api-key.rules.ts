import { array, number, object, string } from 'yup';
import { id, text } from '../../core/text.js';
import { KEY_SCOPES, type KeyScope } from '../../core/viewer.js';
import { KEY_DAYS_MAX, KEY_NAME_MAX } from './api-key.constants.js';

const DAYS = `Please choose 1 to ${KEY_DAYS_MAX} days`;

export const makeApiKeyRules = object({
  name: text(KEY_NAME_MAX).required('Please give the key a name'),
  /** What the key is for; the scopes that these need are added. */
  scopes: array()
    .of(string().oneOf(KEY_SCOPES, 'There is no such scope').required('There is no such scope'))
    .max(KEY_SCOPES.length, 'Please name each scope once'),
  /** Left out for a key that does not end by itself. */
  expiresInDays: number().typeError(DAYS).integer(DAYS).min(1, DAYS).max(KEY_DAYS_MAX, DAYS),
});

export const apiKeyIdRules = object({ id: id().required('Please say which key') });

/** The scopes that were asked for, with those that they need: each needs the ones before it. */
export function wholeScopes(asked: readonly KeyScope[]): KeyScope[] {
  const widest = Math.max(0, ...asked.map((scope) => KEY_SCOPES.indexOf(scope)));
  return KEY_SCOPES.slice(0, widest + 1);
}
