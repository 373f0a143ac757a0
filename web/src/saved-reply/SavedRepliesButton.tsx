import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazyPart';
import { IconButton } from '../ui/mui/IconButton';
import type { ReplyValues } from './fillReply';
import { t } from './messages.generated';

const SavedRepliesMenu = lazyPart(() => import('./SavedRepliesMenu'));

interface SavedRepliesButtonProps {
  values: ReplyValues;
  onInsert: (text: string) => void;
}

/** Inserts a saved reply into the message that is being written. */
export function SavedRepliesButton(props: SavedRepliesButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="document"
        label={t('insert')}
        tooltip={t('insertHint')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
      />
      {anchor && (
        <Suspense fallback={null}>
          <SavedRepliesMenu {...props} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
