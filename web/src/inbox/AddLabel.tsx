import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { LABEL_NAME_MAX } from '@mandap/api/constants/inbox';
import { useState, type KeyboardEvent } from 'react';
import { refusalOf } from '../lib/refusalOf';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { AddEnquiryLabelDocument, EnquiryLabelsDocument } from './EnquiryNotes.generated';
import { t } from './messages.generated';

interface AddLabelProps {
  /** What is typed. */
  name: string;
  onName: (name: string) => void;
  onAdded?: (id: string) => void;
}

/** Adds a label to those of the business. Not a `<form>`, because it is inside of one. */
export function AddLabel({ name, onName, onAdded }: AddLabelProps) {
  const [addEnquiryLabel, { loading: busy }] = useMutation(AddEnquiryLabelDocument);
  const [problem, setProblem] = useState<string>();

  const add = async () => {
    if (!name.trim() || busy) return;
    let added: string | undefined;
    const refusal = await refusalOf(
      addEnquiryLabel({
        variables: { name },
        update: (cache, { data: answer }) => {
          const label = answer?.addEnquiryLabel.label;
          if (!label) return;
          added = label.id;
          cache.updateQuery({ query: EnquiryLabelsDocument }, (data) => ({
            enquiryLabels: [...(data?.enquiryLabels ?? []), label].toSorted((a, b) =>
              a.name.localeCompare(b.name),
            ),
          }));
        },
      }),
    );
    setProblem(refusal);
    if (refusal) return;
    onName('');
    if (added) onAdded?.(added);
  };

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }} onKeyDown={addOnEnter}>
      <TextField
        label={t('newLabel')}
        name="newLabel"
        value={name}
        error={problem}
        maxLength={LABEL_NAME_MAX}
        onChange={({ target }) => {
          onName(target.value);
          setProblem(undefined);
        }}
        sx={{ flex: 1 }}
      />
      <Button icon="plus" busy={busy} busyLabel={t('addingLabel')} onClick={() => void add()}>
        {t('addLabel')}
      </Button>
    </Box>
  );
}
