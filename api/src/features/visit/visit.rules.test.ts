import { expect, test } from '@jest/globals';
import type { ValidationError } from 'yup';
import { todayInIndia } from '../../core/day.js';
import { slotsFormRules } from './visit.rules.js';

const dayFromNow = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));

/** Returns the messages for the first day and time of the form, by field. */
async function problemsOf(firstDay: string, firstTime: string): Promise<Record<string, string>> {
  try {
    await slotsFormRules.validate({ firstDay, firstTime }, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path, message]));
  }
}

test('a day that has passed or doesn’t exist is reported once, at the day', async () => {
  const yesterday = dayFromNow(-1);
  expect(await problemsOf(yesterday, '11:00')).toEqual({ firstDay: 'Please choose today or a later date' });
  expect(await problemsOf('2027-02-30', '11:00')).toEqual({ firstDay: 'This is not a valid date' });
});

test('a time is reported on a day that is right', async () => {
  const tomorrow = dayFromNow(1);
  expect(await problemsOf(tomorrow, '11:00')).toEqual({});
  expect(await problemsOf(tomorrow, '')).toEqual({ firstTime: 'Choose a time' });
  expect(await problemsOf(tomorrow, '23:30')).toEqual({
    firstTime: 'Please choose a time between 06:00 and 22:00',
  });
});
