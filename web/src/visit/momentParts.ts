import { INDIA_OFFSET_MS } from '@mandap/api/constants/locale';

/** Splits a moment into the day and the time in India, as the fields of a form have them. */
export function momentParts(moment: string | undefined): { day: string; time: string } {
  if (!moment) return { day: '', time: '' };
  const local = new Date(Date.parse(moment) + INDIA_OFFSET_MS).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
