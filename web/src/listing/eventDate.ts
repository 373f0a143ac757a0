import { lastEventDay, today } from '../lib/format';

/** Returns a date typed or in a URL, if an event can be on it; otherwise ''. */
export const eventDate = (value: string | null): string =>
  value && isDay(value) && value >= today() && value <= lastEventDay() ? value : '';

/** Not of lib/month.ts, which only dashboards and calendars load. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
