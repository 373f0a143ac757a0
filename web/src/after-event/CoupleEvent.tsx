import { useMutation } from '@apollo/client/react';
import { ReasonDialog } from '../admin/ReasonDialog';
import { rich } from '../lib/rich';
import { refusalOf } from '../lib/refusalOf';
import { useDialog } from '../lib/useDialog';
import { useReviewDialog } from '../review/ReviewContext';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { visuallyHidden } from '../ui/visuallyHidden';
import { SubmitEventStatementDocument } from './AfterEvent.generated';
import type { AfterEventProps } from './AfterEventProps';
import { EventBox } from './EventBox';
import { NoticeButton } from './NoticeButton';
import { t } from './messages.generated';

/** Asks a couple for a review after their event, and for their side if the business denies it. */
export function CoupleEvent({ booking, headingLevel }: AfterEventProps) {
  const { id, listingId, listingKind, listingName, canReview, myReview, eventConfirmation } = booking;
  const { open: openReview, loading, prefetch } = useReviewDialog();
  const [submitEventStatement, { loading: busy }] = useMutation(SubmitEventStatementDocument);
  const toast = useToast();
  const dialog = useDialog();
  const decision = eventConfirmation?.decision;
  const isDenied = eventConfirmation && !eventConfirmation.tookPlace && !decision;

  const send = async (statement: string) => {
    const problem = await refusalOf(submitEventStatement({ variables: { bookingId: id, statement } }));
    if (!problem) toast.show({ status: 'success', text: t('stated') });
    return problem;
  };

  return (
    <>
      {canReview && listingId && (
        <EventBox
          headingLevel={headingLevel}
          title={t('howWasIt')}
          hint={t(myReview ? 'updateHint' : 'howWasItHint', { listingName })}
        >
          <Button
            variant="primary"
            icon="star"
            aria-haspopup="dialog"
            // Disabling the button would lose the focus that the dialog returns on closing.
            aria-busy={loading || undefined}
            {...prefetch}
            onClick={() => openReview({ id: listingId, kind: listingKind, name: listingName, place: '' })}
          >
            {rich(t, myReview ? 'update' : 'review', { hidden: visuallyHidden, listingName })}
          </Button>
        </EventBox>
      )}
      {isDenied && (
        <Notice tone="warning">
          {t(canReview ? 'deniedForCouple' : 'deniedAndReviewed', { listingName })}{' '}
          {eventConfirmation.myStatement && t('yourStatement', { statement: eventConfirmation.myStatement })}
          <NoticeButton aria-haspopup="dialog" onClick={() => dialog.show()}>
            {rich(t, eventConfirmation.myStatement ? 'editStatement' : 'tellUs', {
              hidden: visuallyHidden,
              listingName,
            })}
          </NoticeButton>
        </Notice>
      )}
      {decision && (
        <Notice tone="info">
          {t(`decided.COUPLE.${decision}`, { reason: eventConfirmation.decisionReason ?? '' })}
        </Notice>
      )}
      {dialog.key > 0 && (
        <ReasonDialog
          key={dialog.key}
          open={dialog.open}
          title={t('tellUsTitle')}
          subtitle={listingName}
          label={t('whatHappened')}
          initial={eventConfirmation?.myStatement ?? ''}
          hint={t('tellUsHint')}
          busy={busy}
          action={{ label: t('send'), busyLabel: t('sending') }}
          onClose={dialog.close}
          onSend={send}
        />
      )}
    </>
  );
}
