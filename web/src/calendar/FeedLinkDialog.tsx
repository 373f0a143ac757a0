import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { t } from './files.messages.generated';

interface FeedLinkDialogProps {
  url: string;
  open: boolean;
  onClose: () => void;
}

/** The private link of a calendar. It is shown only once, because only its hash is stored. */
export function FeedLinkDialog({ url, open, onClose }: FeedLinkDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'linkCopied' | 'copyByKeyboard'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('linkCopied');
    } catch {
      // The clipboard is unavailable (permission denied or no HTTPS): the selected text can be copied by hand.
      if (input.current) selectLink(input.current);
      setOutcome('copyByKeyboard');
    }
  };
  const close = () => {
    setOutcome(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('copyLinkNow')}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('done')}
          </Button>
          <Button variant="primary" size="large" onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Notice tone="warning">{t('linkWarning')}</Notice>
        <TextField
          ref={input}
          label={t('link')}
          value={url}
          readOnly
          autoFocus
          sx={{ '& input': { fontFamily: 'ui-monospace, monospace', fontSize: 'var(--t-sm)' } }}
          onFocus={({ target }) => selectLink(target)}
          hint={t('linkUse')}
        />
        <Box component="p" role="status" sx={outcomeSx}>
          {outcome && t(outcome)}
        </Box>
      </Stack>
    </Dialog>
  );
}

/** Selects the link, and shows its beginning: Chrome scrolls to the end of a selection. */
function selectLink(input: HTMLInputElement): void {
  input.select();
  input.scrollLeft = 0;
}

const outcomeSx = { minHeight: '1.5em', color: 'var(--ink-2)', fontSize: 'var(--t-sm)' };
