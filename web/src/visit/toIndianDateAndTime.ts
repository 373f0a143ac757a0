import { INDIA_OFFSET_MS } from '@mandap/api/constants/locale';

/** Converts an ISO 8601 timestamp to the date (YYYY-MM-DD) and time (HH:mm) in India, for form fields: '' if undefined. */
export function toIndianDateAndTime(timestamp: string | undefined): { day: string; time: string } {
  if (!timestamp) return { day: '', time: '' };
  const local = new Date(Date.parse(timestamp) + INDIA_OFFSET_MS).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
