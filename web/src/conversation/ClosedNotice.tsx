import { Notice } from '../ui/mui/Notice';
import { t } from './messages.generated';

interface ClosedNoticeProps {
  booking: { blockedByMe: boolean; coupleDeleted: boolean; listingId: string | null };
  /** Name of the other party. */
  name: string;
}

/** Says that the parties of a booking can't write to each other. Doesn't tell that the other party has blocked. */
export function ClosedNotice({ booking, name }: ClosedNoticeProps) {
  // The reader still has an account, so it’s the other one that was deleted.
  const hasOtherSideLeft = booking.coupleDeleted || booking.listingId === null;
  return (
    <Notice tone="info">
      {hasOtherSideLeft ? t('otherSideLeft') : booking.blockedByMe ? t('blocked', { name }) : t('closed')}
    </Notice>
  );
}
