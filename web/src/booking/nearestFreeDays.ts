import type { AvailabilityStatus } from '../gql/types';

interface Day {
  date: string;
  status: AvailabilityStatus;
}

const DAY_MS = 86_400_000;
const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;

/** Returns the bookable days that are nearest to a date, at most `count`, in calendar order. */
export const nearestFreeDays = (days: readonly Day[], date: string, count: number): string[] =>
  days
    .filter(({ status }) => status === 'FREE' || status === 'LAST_PLACE')
    .map((day) => day.date)
    .sort((one, other) => distance(one, date) - distance(other, date) || (one < other ? -1 : 1))
    .slice(0, count)
    .sort();
