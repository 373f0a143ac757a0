import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../app/paths';
import { indianDate } from '../lib/format';
import { ignoreFailure } from '../lib/ignoreFailure';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { rich } from '../lib/rich';
import { refusalOf } from '../lib/refusalOf';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { ResubmitListingDocument, type ListingStatusNoticeFragment } from './ListingStatusNotice.generated';

interface ListingStatusNoticeProps {
  listing: ListingStatusNoticeFragment;
  /** Refetches the listing. */
  onResubmitted: () => Promise<unknown>;
}

/** Explains the listing's status to its owner. A rejected listing can be resubmitted. */
export function ListingStatusNotice({ listing, onResubmitted }: ListingStatusNoticeProps) {
  const { status, rejectionReason, resubmittedAt, suspensionReason, suspendedAt } = listing;
  if (status === 'APPROVED') return <Notice tone="success">{t('approved')}</Notice>;
  if (status === 'REJECTED')
    return <RejectedListing reason={rejectionReason} onResubmitted={onResubmitted} />;
  if (status === 'SUSPENDED')
    return (
      <Notice tone="error">
        <p>
          <b>{suspendedAt ? t('suspendedSince', { day: indianDate(suspendedAt) }) : t('suspended')}</b>
        </p>
        <Typography sx={reasonSx}>{suspensionReason}</Typography>
        <p>{t('suspendedWhatNext')}</p>
      </Notice>
    );
  return (
    <Notice tone="warning">
      {resubmittedAt ? t('resubmittedAwaitsReview', { day: indianDate(resubmittedAt) }) : t('awaitsReview')}
    </Notice>
  );
}

function RejectedListing({
  reason,
  onResubmitted,
}: {
  reason: string | null;
  onResubmitted: ListingStatusNoticeProps['onResubmitted'];
}) {
  const toast = useToast();
  const [resubmitListing] = useMutation(ResubmitListingDocument);
  const [busy, setBusy] = useState(false);
  const resubmit = async () => {
    setBusy(true);
    const refusal = await refusalOf(resubmitListing());
    // The listing is shown as it is now, also after a refusal.
    await ignoreFailure(onResubmitted());
    setBusy(false);
    if (refusal) {
      toast.show({ status: 'error', text: t('notResubmitted', { refusal }) });
      return;
    }
    toast.show({
      status: 'success',
      text: t('resubmitted'),
    });
    moveFocusToMain();
  };
  return (
    <Box sx={turnedDownSx}>
      <Notice tone="error">
        <b>{t('notApproved')}</b>{' '}
        {reason || (
          <>
            {rich(t, 'askWhatIsMissing', {
              link: (text) => (
                <TextLink inline to={paths.contact}>
                  {text}
                </TextLink>
              ),
            })}
          </>
        )}
      </Notice>
      <Typography sx={nextSx}>{t('rejectedWhatNext')}</Typography>
      <div>
        <Button
          variant="primary"
          icon="reply"
          busy={busy}
          busyLabel={t('resubmitting')}
          onClick={() => void resubmit()}
        >
          {t('resubmitForApproval')}
        </Button>
      </div>
    </Box>
  );
}

const reasonSx = {
  marginBlock: '6px',
  whiteSpace: 'pre-line',
};
const turnedDownSx = {
  display: 'grid',
  gap: 3.5,
};
const nextSx = {
  maxWidth: '66ch',
  color: 'text.secondary',
};
