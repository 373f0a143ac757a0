import { number, string } from 'yup';
import { isDay, todayInIndia } from './day.js';

/** How many people are expected, as every enquiry asks it. */
export const guestsRule = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
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

const farthest = () => `${Number(todayInIndia().slice(0, 4)) + 5}${todayInIndia().slice(4)}`;
