import { useMutation } from '@apollo/client/react';
import { ReasonDialog } from '../admin/ReasonDialog';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { rich } from '../lib/rich';
import { refusalOf } from '../lib/refusalOf';
import { useDialog } from '../lib/useDialog';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { visuallyHidden } from '../ui/visuallyHidden';
import { ConfirmEventDocument } from './AfterEvent.generated';
import type { AfterEventProps } from './AfterEventProps';
import { EventBox } from './EventBox';
import { NoticeButton } from './NoticeButton';
import { t } from './messages.generated';

/** Asks a business whether an event took place. It can change its answer until an admin has decided. */
export function BusinessEvent({ booking, headingLevel }: AfterEventProps) {
  const { id, name, canConfirmEvent, eventConfirmation } = booking;
  const [confirmEvent, { loading: busy }] = useMutation(ConfirmEventDocument);
  const toast = useToast();
  const dialog = useDialog();
  const labelParams = { hidden: visuallyHidden, name };

  /** @returns an error message, or undefined on success */
  const answer = async (tookPlace: boolean, statement?: string) => {
    const problem = await refusalOf(
      confirmEvent({ variables: { input: { bookingId: id, tookPlace, statement } } }),
    );
    if (!problem) toast.show({ status: 'success', text: t('answered') });
    // The buttons may be gone.
    moveFocusToMain();
    return problem;
  };
  const confirm = async () => {
    const problem = await answer(true);
    if (problem) toast.show({ status: 'error', text: t('notSent', { why: problem }) });
  };

  if (eventConfirmation?.decision)
    return (
      <Notice tone="info">
        {t(`decided.BUSINESS.${eventConfirmation.decision}`, {
          reason: eventConfirmation.decisionReason ?? '',
        })}
      </Notice>
    );
  return (
    <>
      {!eventConfirmation && canConfirmEvent && (
        <EventBox headingLevel={headingLevel} title={t('didItTakePlace')} hint={t('didItTakePlaceHint')}>
          <Button icon="check" busy={busy} onClick={() => void confirm()}>
            {rich(t, 'yes', labelParams)}
          </Button>
          <Button icon="close" disabled={busy} aria-haspopup="dialog" onClick={() => dialog.show()}>
            {rich(t, 'no', labelParams)}
          </Button>
        </EventBox>
      )}
      {eventConfirmation?.tookPlace && (
        <Notice tone="success">
          {t('confirmed')}
          <NoticeButton aria-haspopup="dialog" onClick={() => dialog.show()}>
            {rich(t, 'changeToNo', labelParams)}
          </NoticeButton>
        </Notice>
      )}
      {eventConfirmation?.tookPlace === false && (
        <Notice tone="warning">
          {t('denied', { statement: eventConfirmation.myStatement ?? '' })}
          <NoticeButton busy={busy} onClick={() => void confirm()}>
            {rich(t, 'changeToYes', labelParams)}
          </NoticeButton>
        </Notice>
      )}
      {dialog.key > 0 && (
        <ReasonDialog
          key={dialog.key}
          open={dialog.open}
          title={t('denyTitle')}
          subtitle={name}
          label={t('whatHappened')}
          hint={t('denyHint', { name })}
          busy={busy}
          action={{ label: t('send'), busyLabel: t('sending') }}
          onClose={dialog.close}
          onSend={(statement) => answer(false, statement)}
        />
      )}
    </>
  );
}
