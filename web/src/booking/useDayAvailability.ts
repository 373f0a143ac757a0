import { useQuery } from '@apollo/client/react';
import { proposalRules } from '@mandap/api/rules/booking';
import type { AvailabilityStatus } from '../gql/types';
import { DayAvailabilityDocument } from './DayAvailability.generated';

const DAY_RULES = proposalRules.pick(['date']);

/**
 * Whether a listing takes another booking on a day. Undefined while that is unknown, and for days that no event can be
 * on: the form can be sent all the same.
 */
export function useDayAvailability(listingId: string | null, date: string): AvailabilityStatus | undefined {
  const { data } = useQuery(DayAvailabilityDocument, {
    variables: { listingId: listingId ?? '', date },
    skip: !listingId || !DAY_RULES.isValidSync({ date }),
    // Bookings are approved meanwhile.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [day] = data?.availability ?? [];
  return day?.date === date ? day.status : undefined;
}
