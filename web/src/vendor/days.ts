import { formatNumber } from '@mandap/api/intl';

/** "2 days", "Half a day" */
export const daysOf = (days: number): string =>
  days === 0.5 ? 'Half a day' : `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
