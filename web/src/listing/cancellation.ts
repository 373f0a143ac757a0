import type { CancellationPolicy } from '../gql/types';

/** Both readings of what happens when a couple cancels; each venue has one of them. */
export const CANCELLATION: Record<CancellationPolicy, string> = {
  NON_CANCELLABLE: 'Booking is non-cancellable but may be moved to another date at no extra charge.',
  REFUND_24H: 'Cancellation up to 24 hours before the event gives a full refund.',
};
