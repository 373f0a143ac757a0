import { number, string } from 'yup';
import { isDay, todayInIndia } from './day.js';
import { text } from './text.rules.js';
import { t } from './rules.messages.generated.js';

/** Matches a decimal number, unlike `Number()`, which also accepts `1e2` and `0x10`. */
const DECIMAL = /^\s*[-+]?\d+(?:\.\d*)?\s*$/;

/** The expected number of guests. */
export const guestsRule = () =>
  number()
    .transform((value: number, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'string' && !DECIMAL.test(original) ? NaN : value;
    })
    .typeError(() => t('guestsNumber'))
    .integer(() => t('guestsWhole'))
    .min(1, () => t('guestsMin'))
    .max(100_000, () => t('guestsMax'))
    .required(() => t('guestsMissing'));

/** The day of an event, `YYYY-MM-DD`: today in India or later, within five years. */
export const eventDayRule = () => optionalEventDayRule().required(() => t('dateMissing'));

/** `eventDayRule`, or undefined. */
export const optionalEventDayRule = () =>
  string()
    .test(
      'day',
      () => t('dateInvalid'),
      (value) => !value || isDay(value),
    )
    .test(
      'future',
      () => t('datePast'),
      (value) => !value || !isDay(value) || value >= todayInIndia(),
    )
    .test(
      'near',
      () => t('dateTooFar'),
      (value) => !value || !isDay(value) || value < lastBookableDay(),
    );

/** Limits of an enquiry’s sender. */
export const PERSON_NAME_MAX = 120;
export const LOCATION_MAX = 120;

/** The event: number of guests, date, address and type. */
export const eventRules = () => ({
  guests: guestsRule(),
  date: eventDayRule(),
  address: text(300).required(() => t('addressMissing')),
  typeOfEvent: text(80).required(() => t('eventTypeMissing')),
});

const lastBookableDay = () => `${Number(todayInIndia().slice(0, 4)) + 5}${todayInIndia().slice(4)}`;
