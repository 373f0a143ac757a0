import type { Readable } from 'node:stream';
import { mixed, object, string } from 'yup';
import { daysBetween, isDay, todayInIndia } from '../../core/day.js';
import { eventDayRule, eventRules } from '../../core/event.rules.js';
import { id, requiredId, text } from '../../core/text.rules.js';
import { AVAILABILITY_DAYS_MAX, BLOCKED_DAYS_MAX } from './calendar.constants.js';
import { t } from './rules.messages.generated.js';

/** A calendar day, past or future. */
const dayRule = () =>
  string()
    .required(() => t('dateMissing'))
    .test(
      'day',
      () => t('dayInvalid'),
      (value) => !value || isDay(value),
    );

/** The last day of a range of at most `max` days, whose first day is in the field `from`. */
const rangeEndRule = (from: string, max: number, end = dayRule()) =>
  end
    .test(
      'order',
      () => t('rangeReversed'),
      function isOrdered(to) {
        const first = (this.parent as Record<string, string | undefined>)[from];
        return !first || !to || first <= to;
      },
    )
    .test(
      'range',
      () => t('rangeTooLong', { max }),
      function isWithin(to) {
        const first = (this.parent as Record<string, string | undefined>)[from];
        return !first || !to || !isDay(first) || !isDay(to) || daysBetween(first, to) < max;
      },
    );

export const availabilityRules = object({
  listingId: requiredId(),
  from: dayRule(),
  to: rangeEndRule('from', AVAILABILITY_DAYS_MAX),
});

export const monthRules = object({
  listingId: id(),
  month: string()
    .required(() => t('monthMissing'))
    .matches(/^(20\d\d)-(0[1-9]|1[0-2])$/, () => t('monthInvalid')),
});

export const calendarDayRules = object({ date: dayRule() });

export const entryIdRules = object({ id: requiredId() });

/** Days to block. A period that has begun can be changed as long as its end hasn't passed. */
export const blockedPeriodRules = object({
  firstDay: dayRule(),
  lastDay: rangeEndRule('firstDay', BLOCKED_DAYS_MAX, eventDayRule()),
  note: text(300).default(''),
});

export const updateBlockedPeriodRules = blockedPeriodRules.concat(entryIdRules);

export const offlineBookingRules = object({
  date: dayRule().test(
    'near',
    () => t('dateTooFar'),
    // Past dates are checked by the service, because a past booking may be edited.
    (value) => !value || !isDay(value) || value < todayInIndia() || eventDayRule().isValidSync(value),
  ),
  name: text(120).required(() => t('nameMissing')),
  typeOfEvent: text(80).default(''),
  guests: eventRules().guests.notRequired(),
  note: text(300).default(''),
});

export const updateOfflineBookingRules = offlineBookingRules.concat(entryIdRules);

interface File {
  createReadStream(): Readable;
}

/** A calendar file. It is read only once its size is known to be within the limit. */
export const previewImportRules = object({
  file: mixed<File | Promise<File>>().required(() => t('fileMissing')),
});

export const importRules = previewImportRules.shape({
  fingerprint: string()
    .required(() => t('fingerprintMissing'))
    .max(64),
});

export const feedTokenRules = object({ token: string().required().max(100) });
