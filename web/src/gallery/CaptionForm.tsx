import { CAPTION_MAX } from '@mandap/api/constants/listing';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import styles from './GalleryTile.module.css';

interface CaptionFormProps {
  /** "picture 3" */
  name: string;
  caption: string;
  /** Answers what went wrong, in words. */
  onSave: (caption: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** A caption, edited in its place. After a failure, what was typed stays. */
export function CaptionForm({ name, caption, onSave, onClose }: CaptionFormProps) {
  const [typed, setTyped] = useState(caption);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { warning, release, leave } = useUnsavedChanges(typed !== caption);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const wrong = typed === caption ? undefined : await onSave(typed);
    setBusy(false);
    setProblem(wrong);
    if (wrong) return;
    release();
    onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave(onClose);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      {warning}
      <Input
        label={`Caption of ${name}`}
        hideLabel
        placeholder="What does it show?"
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
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy} busyLabel="Saving…">
          Save
        </Button>
        <Button variant="text" size="small" onClick={() => leave(onClose)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
