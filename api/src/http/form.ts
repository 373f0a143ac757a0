import { parse } from 'fast-querystring';
import { AppError } from '../core/errors.js';
import { t } from './messages.generated.js';

/** The largest form of an older client: a listing with its types, facilities and all its pictures. */
const MAX_FIELDS = 200;

/**
 * Parses a URL-encoded form. Counts its fields before any is decoded, because a name may be as short as one character.
 * @throws AppError PAYLOAD_TOO_LARGE
 */
export function parseForm(text: string): Record<string, string | string[]> {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
    if (++fields > MAX_FIELDS)
      throw new AppError('PAYLOAD_TOO_LARGE', t('tooManyFields', { max: MAX_FIELDS }));
  return parse(text) as Record<string, string | string[]>;
}
