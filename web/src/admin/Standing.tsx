import type { ListingStatus } from '../gql/types';
import { indianDate } from '../lib/format';
import { Notice } from '../ui/Notice';

interface StandingProps {
  status: ListingStatus;
  rejectionReason: string | null;
  resubmittedAt: string | null;
  suspensionReason: string | null;
  suspendedAt: string | null;
}

/** How a listing stands in moderation, where there is more to say than its badge does. */
export function Standing({
  status,
  rejectionReason,
  resubmittedAt,
  suspensionReason,
  suspendedAt,
}: StandingProps) {
  if (status === 'SUSPENDED' && suspendedAt)
    return (
      <Notice tone="warn">
        Suspended on {indianDate(suspendedAt)}: {suspensionReason}
      </Notice>
    );
  if (status === 'REJECTED')
    return <Notice tone="bad">Rejected: {rejectionReason || 'no reason was given.'}</Notice>;
  if (status === 'PENDING' && resubmittedAt)
    return <Notice tone="warn">Handed in again after a rejection, on {indianDate(resubmittedAt)}.</Notice>;
  return null;
}
