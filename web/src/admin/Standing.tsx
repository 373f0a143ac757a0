import { indianDate } from '../lib/format';
import { Notice } from '../ui/Notice';

interface StandingProps {
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  rejectionReason: string | null;
  resubmittedAt: string | null;
}

/** How a listing stands in moderation, where there is more to say than its badge does. */
export function Standing({ status, rejectionReason, resubmittedAt }: StandingProps) {
  if (status === 'REJECTED')
    return <Notice tone="bad">Rejected: {rejectionReason || 'no reason was given.'}</Notice>;
  if (status === 'PENDING' && resubmittedAt)
    return <Notice tone="warn">Handed in again after a rejection, on {indianDate(resubmittedAt)}.</Notice>;
  return null;
}
