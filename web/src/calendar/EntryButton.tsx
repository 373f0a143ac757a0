import { useState, type ComponentType, type ReactNode } from 'react';
import { useLazyComponent, type LazyComponent } from '../lib/lazyComponent';
import type { IconName } from '../ui/iconNames';
import { Button } from '../ui/mui/Button';
import { useProblemToast } from '../ui/useProblemToast';
import { useToast } from '../ui/useToast';
import type { EntryDialogProps } from './EntryDialogProps';

interface EntryButtonProps<Entry> {
  dialog: LazyComponent<ComponentType<EntryDialogProps<Entry>>>;
  entry?: Entry;
  day?: string;
  icon?: IconName;
  /** A text button instead of an outlined one. */
  text?: boolean;
  onChanged: () => Promise<void>;
  children: ReactNode;
}

/** Opens the dialog for a new entry, or for changing one. A closed dialog keeps its input until it is saved. */
export function EntryButton<Entry>({
  dialog,
  entry,
  day,
  icon,
  text,
  onChanged,
  children,
}: EntryButtonProps<Entry>) {
  const toast = useToast();
  const { component: EntryDialog, load, loading, problem, prefetch } = useLazyComponent(dialog);
  const [open, setOpen] = useState(false);
  /** Part of the key, so that the next new entry starts with an empty form. */
  const [saved, setSaved] = useState(0);
  useProblemToast(problem);
  return (
    <>
      <Button
        icon={icon}
        variant={text ? 'text' : undefined}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        {...prefetch}
        onClick={() => void (async () => !loading && (await load()) && setOpen(true))()}
      >
        {children}
      </Button>
      {EntryDialog && (
        <EntryDialog
          key={`${day ?? ''} ${saved}`}
          entry={entry}
          day={day}
          open={open}
          onClose={() => setOpen(false)}
          onSaved={(message) => {
            setOpen(false);
            setSaved(saved + 1);
            toast.show({ status: 'success', text: message });
            void onChanged();
          }}
        />
      )}
    </>
  );
}
