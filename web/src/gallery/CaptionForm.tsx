import Box from '@mui/material/Box';
import { CAPTION_MAX } from '@mandap/api/constants/listing';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/mui/Button';
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

/** Edits a caption in place. Keeps its text after a failure. */
export function CaptionForm({ name, caption, onSave, onClose }: CaptionFormProps) {
  const [typed, setTyped] = useState(caption);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { warning, allowLeaving, leave } = useUnsavedChanges(typed !== caption);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const wrong = typed === caption ? undefined : await onSave(typed);
    setBusy(false);
    setProblem(wrong);
    if (wrong) return;
    allowLeaving();
    onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave(onClose);
  };

  return (
    <Box component="form" sx={formSx} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      {warning}
      <TextField
        label={t('captionOf', { name })}
        hideLabel
        placeholder={t('captionLabel')}
        value={typed}
        maxLength={CAPTION_MAX}
        error={problem}
        autoFocus
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      <Box sx={actionsSx}>
        <Button type="submit" size="small" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="text" size="small" onClick={() => leave(onClose)}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

const formSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
};
const actionsSx = {
  display: 'flex',
  gap: 1,
};
