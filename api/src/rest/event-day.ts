import { todayInIndia } from '../core/day.js';

const MOMENT = /^(\d{4}-\d\d-\d\d)T[\d:.]+(Z|[+-]\d\d:?\d\d)?$/;

/** Returns the calendar day in India of a date. Older date pickers send a timestamp, such as midnight in India. */
export function toEventDay(value: unknown): unknown {
  const [moment, day, zone] = (typeof value === 'string' && MOMENT.exec(value)) || [];
  if (!moment) return value;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return value;
  return zone ? todayInIndia(date) : day;
}
