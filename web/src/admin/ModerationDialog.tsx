import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { subjectOf, type ModeratedListing, type ModerationAction } from './moderation';
import { ReasonDialog } from './ReasonDialog';
import { t } from './messages.generated';

interface ModerationDialogProps {
  action: ModerationAction;
  listings: readonly ModeratedListing[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Resolves to an error message, or undefined on success. */
  onModerate: (reason?: string) => Promise<string | undefined>;
}

/** Asks for confirmation of a moderation action. Rejecting and suspending require a reason, which owners receive. */
export function ModerationDialog({
  action,
  listings,
  open,
  busy,
  onClose,
  onModerate,
}: ModerationDialogProps) {
  const toast = useToast();
  const count = listings.length;
  const names = listings.map(({ name }) => name).join(', ');
  const unconfirmed = listings.filter(({ emailConfirmed }) => emailConfirmed === false);
  const label = t(`action.${action}`);
  const subject = subjectOf(listings);

  const confirm = async () => {
    const problem = await onModerate();
    if (problem) toast.show({ status: 'error', text: problem });
    onClose();
  };
  const common = { open, busy, onClose };
  switch (action) {
    case 'approve':
      return (
        <ConfirmDialog
          {...common}
          title={t('approveTitle', { subject })}
          confirmLabel={label}
          onConfirm={() => void confirm()}
        >
          {t('approveEffect', { count, names })}
          {unconfirmed.length > 0 &&
            ` ${t('ownersUnconfirmed', { count, names: unconfirmed.map(({ name }) => name).join(', ') })}`}
        </ConfirmDialog>
      );
    case 'reinstate':
      return (
        <ConfirmDialog
          {...common}
          title={t('reinstateTitle', { subject })}
          confirmLabel={label}
          onConfirm={() => void confirm()}
        >
          {t('reinstateEffect', { count, names })}
        </ConfirmDialog>
      );
    case 'reject':
      return (
        <ReasonDialog
          {...common}
          title={count === 1 ? label : t('rejectTitle', { subject })}
          subtitle={names}
          hint={t('rejectEffect', { count })}
          onSend={onModerate}
        />
      );
    case 'suspend':
      return (
        <ReasonDialog
          {...common}
          title={count === 1 ? label : t('suspendTitle', { subject })}
          subtitle={names}
          hint={t('suspendEffect', { count })}
          action={{ label, busyLabel: t('suspending'), tone: 'error' }}
          onSend={onModerate}
        />
      );
  }
}
