import { clockTime } from '../lib/format';
import type { SubmitFailure } from '../lib/useSubmit';
import { t } from './auth.messages.generated';

export const registrationFailed = () => t('registrationFailed');

/** Returns why a registration failed and what to do, for the form; the toast only says that it failed. */
export const registrationProblem = ({ message, retryAfter }: SubmitFailure): string =>
  retryAfter ? t('tryAgainAt', { message, date: clockTime(Date.now() + retryAfter * 1000) }) : message;
