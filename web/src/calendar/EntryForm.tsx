import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';
import { FormGrid } from '../ui/FormGrid';
import { Button } from '../ui/mui/Button';
import { t } from './messages.generated';

interface EntryFormProps extends Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onClose' | 'onSubmit' | 'title'
> {
  /** What the entry does. */
  effect: string;
  submitLabel: string;
  busy: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The dialog around the form of an entry. */
export function EntryForm({ effect, submitLabel, busy, children, ...dialog }: EntryFormProps) {
  return (
    <Dialog
      {...dialog}
      subtitle={effect}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={dialog.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('saving')}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormGrid>{children}</FormGrid>
    </Dialog>
  );
}
