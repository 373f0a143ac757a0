import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { ACTS, subjectOf, type ModeratedListing, type ModerationAct } from './moderation';
import { ReasonDialog } from './ReasonDialog';

interface ModerationDialogProps {
  act: ModerationAct;
  listings: readonly ModeratedListing[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Resolves to what was wrong, or to undefined. */
  onModerate: (reason?: string) => Promise<string | undefined>;
}

/** Asks before listings are moderated. Rejecting and suspending need a reason, which the owners receive. */
export function ModerationDialog({ act, listings, open, busy, onClose, onModerate }: ModerationDialogProps) {
  const toast = useToast();
  const one = listings.length === 1;
  const names = listings.map(({ name }) => name).join(', ');
  const unconfirmed = listings.filter(({ emailConfirmed }) => emailConfirmed === false);
  const { label } = ACTS[act];
  const title = `${label} ${subjectOf(listings)}`;

  const confirm = async () => {
    const problem = await onModerate();
    if (problem) toast.show({ status: 'error', text: problem });
    onClose();
  };
  const common = { open, busy, onClose };
  switch (act) {
    case 'approve':
      return (
        <ConfirmDialog {...common} title={`${title}?`} confirmLabel={label} onConfirm={() => void confirm()}>
          {one
            ? 'It goes public at once and its owner is notified.'
            : `These go public at once and each owner is notified: ${names}.`}{' '}
          An approval is final. You can suspend a listing later.
          {unconfirmed.length > 0 &&
            ` ${one ? 'The owner has' : `The owners of ${unconfirmed.map(({ name }) => name).join(', ')} have`} not confirmed their email.`}
        </ConfirmDialog>
      );
    case 'reinstate':
      return (
        <ConfirmDialog {...common} title={`${title}?`} confirmLabel={label} onConfirm={() => void confirm()}>
          {one
            ? 'It’s public again at once and its owner is notified.'
            : `These are public again at once and each owner is notified: ${names}.`}
        </ConfirmDialog>
      );
    case 'reject':
      return (
        <ReasonDialog
          {...common}
          title={one ? label : title}
          lead={names}
          hint={
            one
              ? 'The owner gets this text by email and can resubmit the listing.'
              : 'Each owner gets this text by email.'
          }
          onSend={onModerate}
        />
      );
    case 'suspend':
      return (
        <ReasonDialog
          {...common}
          title={one ? label : title}
          lead={names}
          hint={`Visitors can’t find ${one ? 'it' : 'them'} until you reinstate ${one ? 'it' : 'them'}. Open bookings continue. ${one ? 'The' : 'Each'} owner gets this text by email.`}
          action={{ label, busyLabel: 'Suspending…' }}
          onSend={onModerate}
        />
      );
  }
}
