import { readableDay } from '../../core/day.js';
import { formatNumber } from '../../core/intl.js';
import type { Booking } from './booking.entity.js';

/** "Anniversary on 24 Dec 2026, 100 guests" */
export const eventSummary = ({
  typeOfEvent,
  date,
  guests,
}: Pick<Booking, 'typeOfEvent' | 'date' | 'guests'>): string =>
  `${typeOfEvent} on ${readableDay(date)}, ${formatNumber(guests)} ${guests === 1 ? 'guest' : 'guests'}`;
