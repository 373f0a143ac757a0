import { todayInIndia } from '../core/day.js';

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T[\d:.]+(Z|[+-]\d\d:?\d\d)?$/;

/** Returns the calendar day in India of a date. Older date pickers send a timestamp, such as midnight in India. */
export function toEventDay(value: unknown): unknown {
  const [timestamp, day, zone] = (typeof value === 'string' && TIMESTAMP.exec(value)) || [];
  if (!timestamp) return value;
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return value;
  return zone ? todayInIndia(date) : day;
}
