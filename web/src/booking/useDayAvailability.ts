import { useQuery } from '@apollo/client/react';
import { rescheduleRules } from '@mandap/api/rules/booking';
import type { AvailabilityStatus } from '../gql/types';
import { DayAvailabilityDocument } from './DayAvailability.generated';

const DAY_RULES = rescheduleRules.pick(['date']);

/**
 * Returns whether a listing accepts another booking on a date. Undefined while loading and for invalid event dates,
 * which doesn't block the form.
 */
export function useDayAvailability(listingId: string | null, date: string): AvailabilityStatus | undefined {
  const { data } = useQuery(DayAvailabilityDocument, {
    variables: { listingId: listingId ?? '', date },
    skip: !listingId || !DAY_RULES.isValidSync({ date }),
    // Other bookings may have been approved meanwhile.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [day] = data?.availability ?? [];
  return day?.date === date ? day.status : undefined;
}
