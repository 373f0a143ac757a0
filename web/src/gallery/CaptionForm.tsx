import Box from '@mui/material/Box';
import { CAPTION_MAX } from '@mandap/api/constants/listing';
import type { KeyboardEvent } from 'react';
import { object, string } from 'yup';
import { useForm } from '../lib/useForm';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/mui/Button';
import { Form } from '../ui/fields/Form';
import { TextField } from '../ui/fields/TextField';
import { t } from './messages.generated';

interface CaptionFormProps {
  /** Accessible name of the picture: "picture 3". */
  name: string;
  caption: string;
  /** Resolves to an error message, or undefined on success. */
  onSave: (caption: string) => Promise<string | undefined>;
  onClose: () => void;
}

const RULES = object({ caption: string().trim().max(CAPTION_MAX).default('') });

/** Edits a caption in place. Keeps its text after a failure. */
export default function CaptionForm({ name, caption, onSave, onClose }: CaptionFormProps) {
  const { field, form, busy, changed } = useForm({
    initial: { caption },
    rules: RULES,
    async onSubmit({ caption: typed }) {
      const problem = typed !== caption ? await onSave(typed) : undefined;
      if (problem) return { caption: problem };
      allowLeaving();
      onClose();
      return undefined;
    },
  });
  const { warning, allowLeaving, leave } = useUnsavedChanges(changed);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave(onClose);
  };

  return (
    <Form {...form} gap={2} onKeyDown={onKeyDown}>
      {warning}
      <TextField
        {...field('caption')}
        label={t('captionOf', { name })}
        hideLabel
        placeholder={t('captionLabel')}
        maxLength={CAPTION_MAX}
        autoFocus
        autoComplete="off"
      />
      <Box sx={actionsSx}>
        <Button type="submit" size="small" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="text" size="small" onClick={() => leave(onClose)}>
          {t('cancel')}
        </Button>
      </Box>
    </Form>
  );
}

const actionsSx = {
  display: 'flex',
  gap: 1,
};
