import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { LABEL_NAME_MAX } from '@mandap/api/constants/inbox';
import { labelRules } from '@mandap/api/rules/inbox';
import type { KeyboardEvent } from 'react';
import { refusalOf } from '../lib/refusalOf';
import { useForm } from '../lib/useForm';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { AddEnquiryLabelDocument, EnquiryLabelsDocument } from './EnquiryNotes.generated';
import { t } from './messages.generated';

/** The form that `AddLabel` shows. Its dialog asks whether something was typed. */
export function useAddLabel(onAdded?: (id: string) => void) {
  const [addEnquiryLabel] = useMutation(AddEnquiryLabelDocument);
  const { field, values, busy, submit, reset } = useForm({
    initial: { name: '' },
    rules: labelRules,
    async onSubmit({ name }) {
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
      if (refusal) return { name: refusal };
      reset();
      if (added) onAdded?.(added);
      return undefined;
    },
  });
  return { field: field('name'), typed: values.name.trim() !== '', busy, submit };
}

/** Adds a label to those of the business. Not a `<form>`, because it may be inside of one. */
export function AddLabel({ form: { field, typed, busy, submit } }: { form: ReturnType<typeof useAddLabel> }) {
  const add = () => {
    if (typed && !busy) void submit();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }} onKeyDown={addOnEnter}>
      <TextField
        {...field}
        name="newLabel"
        label={t('newLabel')}
        maxLength={LABEL_NAME_MAX}
        sx={{ flex: 1 }}
      />
      <Button icon="plus" busy={busy} busyLabel={t('addingLabel')} onClick={add}>
        {t('addLabel')}
      </Button>
    </Box>
  );
}
