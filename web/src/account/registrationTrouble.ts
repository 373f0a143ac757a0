import { clockTime } from '../lib/format';
import type { SubmitFailure } from '../lib/useSubmit';

export const REGISTRATION_FAILED = 'Registration failed';

/** Why a registration did not come through, and what to do: said under the form, where the toast only says that. */
export const troubleOf = ({ message, retryAfter }: SubmitFailure): string =>
  retryAfter ? `${message} You can try again at ${clockTime(Date.now() + retryAfter * 1000)}.` : message;
