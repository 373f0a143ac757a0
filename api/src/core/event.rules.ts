import { number, string } from 'yup';
import { isDay, todayInIndia } from './day.js';
import { text } from './text.js';

/** A number as people write it; `1e2` and `0x10`, which are numbers to a program, are none. */
const WRITTEN = /^\s*[-+]?\d+(?:\.\d*)?\s*$/;

/** How many people are expected. */
const guestsRule = () =>
  number()
    .transform((value: number, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'string' && !WRITTEN.test(original) ? NaN : value;
    })
    .typeError('Guests must be a number')
    .integer('Guests must be a whole number')
    .min(1, 'Guests must be at least 1')
    .max(100_000, 'Guests must be at most 1,00,000')
    .required('Guests is required');

/** The day of an event, `YYYY-MM-DD`: today in India or later, within five years. */
export const eventDayRule = () =>
  string()
    .required('Date is required')
    .test('day', 'Please choose a date from the calendar', (value) => !value || isDay(value))
    .test(
      'future',
      'Please choose today or a later date',
      (value) => !value || !isDay(value) || value >= todayInIndia(),
    )
    .test(
      'near',
      'Please choose a date within the next five years',
      (value) => !value || !isDay(value) || value < farthest(),
    );

/** Of the event itself: how many come, when, where, and what it is. */
export const eventRules = () => ({
  guests: guestsRule(),
  date: eventDayRule(),
  address: text(300).required('Address is required'),
  typeOfEvent: text(80).required('Type of Event is required'),
});

const farthest = () => `${Number(todayInIndia().slice(0, 4)) + 5}${todayInIndia().slice(4)}`;
