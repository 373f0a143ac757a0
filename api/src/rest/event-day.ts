import { todayInIndia } from '../core/day.js';

const MOMENT = /^(\d{4}-\d\d-\d\d)T[\d:.]+(Z|[+-]\d\d:?\d\d)?$/;

/** The day that a caller means: old date pickers send a moment, such as the midnight with which it begins in India. */
export function eventDay(value: unknown): unknown {
  const [moment, day, zone] = (typeof value === 'string' && MOMENT.exec(value)) || [];
  if (!moment) return value;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return value;
  return zone ? todayInIndia(date) : day;
}
