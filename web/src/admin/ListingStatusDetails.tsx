import type { ListingStatus } from '../gql/types';
import { indianDate } from '../lib/format';
import { Notice } from '../ui/mui/Notice';
import { t } from './messages.generated';

interface ListingStatusDetailsProps {
  status: ListingStatus;
  rejectionReason: string | null;
  resubmittedAt: string | null;
  suspensionReason: string | null;
  suspendedAt: string | null;
}

/** Details on a listing's moderation status, if there are any beyond its badge. */
export function ListingStatusDetails({
  status,
  rejectionReason,
  resubmittedAt,
  suspensionReason,
  suspendedAt,
}: ListingStatusDetailsProps) {
  if (status === 'SUSPENDED' && suspendedAt)
    return (
      <Notice tone="warning">
        {t('suspendedOn', { day: indianDate(suspendedAt), reason: suspensionReason ?? '' })}
      </Notice>
    );
  if (status === 'REJECTED')
    return (
      <Notice tone="error">
        {rejectionReason ? t('rejectedBecause', { reason: rejectionReason }) : t('rejectedWithoutReason')}
      </Notice>
    );
  if (status === 'PENDING' && resubmittedAt)
    return <Notice tone="warning">{t('resubmittedOn', { day: indianDate(resubmittedAt) })}</Notice>;
  return null;
}
