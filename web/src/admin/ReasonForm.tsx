import { object, string } from 'yup';
import { useForm } from '../lib/useForm';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { t } from './messages.generated';

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** Label of the text field; “Reason” by default. */
  label?: string;
  /** The earlier text, if it is edited. */
  initial?: string;
  /** What the decision is about. */
  subtitle: string;
  /** Says who will read the reason. */
  hint: string;
  busy: boolean;
  /** Submit button; a red “Reject” by default. */
  action?: { label: string; busyLabel: string; tone?: 'error' };
  onClose: () => void;
  /** Resolves to an error message, or undefined on success. */
  onSend: (reason: string) => Promise<string | undefined>;
}

const REASON_MAX = 1000;

/** The decision's own rules are checked by the server. */
const RULES = object({ reason: string().trim().max(REASON_MAX).default('') });

/** The form of `ReasonDialog`. Keeps the text if sending fails. */
export default function ReasonForm({
  open,
  title,
  subtitle,
  label = t('reason'),
  initial = '',
  hint,
  busy,
  action = { label: t('action.reject'), busyLabel: t('rejecting'), tone: 'error' },
  onClose,
  onSend,
}: ReasonDialogProps) {
  const { field, form, changed, reset } = useForm({
    initial: { reason: initial },
    rules: RULES,
    async onSubmit({ reason }) {
      const problem = await onSend(reason);
      if (!problem) onClose();
      return problem ? { reason: problem } : undefined;
    },
  });
  const { warning, leave } = useUnsavedChanges(open && changed);
  const close = () =>
    leave(() => {
      reset();
      onClose();
    });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      subtitle={subtitle}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant={action.tone ? 'outlined' : 'primary'}
            tone={action.tone}
            size="large"
            busy={busy}
            busyLabel={action.busyLabel}
          >
            {action.label}
          </Button>
        </>
      }
    >
      <TextField {...field('reason')} label={label} hint={hint} rows={4} maxLength={REASON_MAX} autoFocus />
      {warning}
    </Dialog>
  );
}
