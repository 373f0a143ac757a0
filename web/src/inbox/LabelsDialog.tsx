import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@apollo/client/react';
import { LABEL_NAME_MAX } from '@mandap/api/constants/inbox';
import { useState } from 'react';
import { LoadError } from '../account/LoadError';
import { refusalOf } from '../lib/refusalOf';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { IconButton } from '../ui/mui/IconButton';
import { useToast } from '../ui/useToast';
import { AddLabel, useAddLabel } from './AddLabel';
import {
  DeleteEnquiryLabelDocument,
  EnquiryLabelsDocument,
  RenameEnquiryLabelDocument,
  type EnquiryLabelsQuery,
} from './EnquiryNotes.generated';
import { t } from './messages.generated';

interface LabelsDialogProps {
  onClose: () => void;
  /** Reloads the list, which shows the labels of its enquiries and may just have been loaded with the old ones. */
  onChanged: () => void;
}

/** Adds, renames and deletes the business's labels. */
export function LabelsDialog({ onClose, onChanged }: LabelsDialogProps) {
  const { data, error, refetch } = useQuery(EnquiryLabelsDocument);
  const labels = data?.enquiryLabels;
  const newLabel = useAddLabel();
  /** What has been typed as new names, by label. */
  const [names, setNames] = useState<Partial<Record<string, string>>>({});
  const isRenamed = ({ id, name }: Label) => (names[id] ?? name).trim() !== name;
  const { warning, leave } = useUnsavedChanges(newLabel.typed || (labels ?? []).some(isRenamed));
  const close = () => leave(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={t('manageLabels')}
      size="small"
      actions={
        <Button size="large" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <p>{t('onlyYouSeeThis')}</p>
        {labels ? (
          <>
            {labels.length === 0 && <p>{t('noLabelsYet')}</p>}
            <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
              {labels.map((label) => (
                <li key={label.id}>
                  <LabelRow
                    label={label}
                    typed={names[label.id] ?? label.name}
                    isRenamed={isRenamed(label)}
                    onType={(name) => setNames((all) => ({ ...all, [label.id]: name }))}
                    onChanged={onChanged}
                  />
                </li>
              ))}
            </Box>
            <AddLabel form={newLabel} />
          </>
        ) : error ? (
          <LoadError error={error} headingLevel={3} onRetry={refetch} />
        ) : (
          <Skeleton height={160} />
        )}
      </Stack>
      {warning}
    </Dialog>
  );
}

type Label = EnquiryLabelsQuery['enquiryLabels'][number];

interface LabelRowProps {
  label: Label;
  typed: string;
  isRenamed: boolean;
  onType: (name: string) => void;
  onChanged: () => void;
}

function LabelRow({ label: { id, name }, typed, isRenamed, onType, onChanged }: LabelRowProps) {
  const toast = useToast();
  const [renameLabel, { loading: renaming }] = useMutation(RenameEnquiryLabelDocument);
  const [deleteLabel, { loading: deleting }] = useMutation(DeleteEnquiryLabelDocument);
  const busy = renaming || deleting;
  const [problem, setProblem] = useState<string>();
  const [confirming, setConfirming] = useState(false);

  const rename = async () => {
    const refusal = await refusalOf(renameLabel({ variables: { id, name: typed } }));
    setProblem(refusal);
    if (!refusal) onChanged();
  };
  const remove = async () => {
    const refusal = await refusalOf(
      deleteLabel({
        variables: { id },
        update: (cache, { data }) => {
          if (data?.deleteEnquiryLabel.userErrors.length !== 0) return;
          cache.evict({ id: cache.identify({ __typename: 'EnquiryLabel', id }) });
          cache.gc();
        },
      }),
    );
    setConfirming(false);
    if (refusal) return toast.show({ status: 'error', text: t('labelNotDeleted', { message: refusal }) });
    toast.show({ status: 'info', text: t('labelDeleted', { name }) });
    return onChanged();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
      <TextField
        label={t('labelName')}
        hideLabel
        size="small"
        value={typed}
        error={problem}
        maxLength={LABEL_NAME_MAX}
        onChange={({ target }) => {
          onType(target.value);
          setProblem(undefined);
        }}
        sx={{ flex: 1 }}
      />
      {isRenamed && (
        <Button busy={busy} aria-label={t('renameLabel', { name })} onClick={() => void rename()}>
          {t('rename')}
        </Button>
      )}
      <IconButton
        icon="trash"
        tone="error"
        label={t('deleteLabel', { name })}
        disabled={busy}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        title={t('deleteLabelTitle', { name })}
        confirmLabel={t('confirmDeleteLabel')}
        destructive
        busy={deleting}
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      >
        {t('deleteLabelEffect')}
      </ConfirmDialog>
    </Box>
  );
}
