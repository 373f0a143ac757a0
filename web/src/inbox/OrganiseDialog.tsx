import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@apollo/client/react';
import { LABELS_PER_ENQUIRY_MAX, NOTE_MAX } from '@mandap/api/constants/inbox';
import { organiseFormRules } from '@mandap/api/rules/inbox';
import { LoadError } from '../account/LoadError';
import type { FieldsOf } from '../lib/fieldsOf';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Dialog } from '../ui/Dialog';
import { CheckboxGroupField } from '../ui/fields/CheckboxGroupField';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { AddLabel, useAddLabel } from './AddLabel';
import {
  EnquiryLabelsDocument,
  OrganiseEnquiryDocument,
  type EnquiryNotesFragment,
} from './EnquiryNotes.generated';
import { t } from './messages.generated';

interface OrganiseDialogProps {
  open: boolean;
  enquiry: FieldsOf<EnquiryNotesFragment>;
  onClose: () => void;
}

/** Chooses the labels of an enquiry and writes its private note. New labels can be added on the way. */
export function OrganiseDialog({ open, enquiry, onClose }: OrganiseDialogProps) {
  const toast = useToast();
  const { data, error, refetch } = useQuery(EnquiryLabelsDocument);
  const labels = data?.enquiryLabels;
  const labelIds: readonly string[] = enquiry.labels.map(({ id }) => id);
  const nameOf = new Map(labels?.map(({ id, name }) => [id, name]));
  const { field, form, busy, changed, values, set } = useSubmit({
    initial: {
      labelIds,
      note: enquiry.privateNote ?? '',
    },
    rules: organiseFormRules,
    mutation: OrganiseEnquiryDocument,
    variables: (input) => ({ bookingId: enquiry.id, ...input }),
    payload: ({ setEnquiryLabels, setPrivateNote }) => ({
      userErrors: [...setEnquiryLabels.userErrors, ...setPrivateNote.userErrors],
    }),
    onDone: () => {
      toast.show({ status: 'success', text: t('organiseSaved') });
      onClose();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('organiseNotSaved', { message }) }),
  });
  const newLabel = useAddLabel((id) => {
    if (values.labelIds.length < LABELS_PER_ENQUIRY_MAX) set('labelIds', [...values.labelIds, id]);
  });
  const { warning, leave } = useUnsavedChanges(open && (changed || newLabel.typed));
  const close = () => leave(onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('organiseTitle')}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 5 }}>
        <p>{t('onlyYouSeeThis')}</p>
        {labels ? (
          <>
            {labels.length > 0 ? (
              <CheckboxGroupField
                {...field('labelIds')}
                label={t('labels')}
                hint={t('upToLabels', { max: LABELS_PER_ENQUIRY_MAX })}
                options={labels.map(({ id }) => id)}
                labelOf={(id) => nameOf.get(id) ?? ''}
              />
            ) : (
              <p>{t('noLabelsYet')}</p>
            )}
            <AddLabel form={newLabel} />
          </>
        ) : error ? (
          <LoadError error={error} headingLevel={3} onRetry={refetch} />
        ) : (
          <Skeleton height={160} />
        )}
        <TextField {...field('note')} label={t('privateNote')} maxLength={NOTE_MAX} rows={4} />
      </Stack>
      {warning}
    </Dialog>
  );
}
