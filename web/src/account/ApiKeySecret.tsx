import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { Notice } from '../ui/mui/Notice';
import { t } from './apiKey.messages.generated';

interface ApiKeySecretProps {
  secret: string;
  open: boolean;
  onClose: () => void;
}

/** The secret of a new API key. It is shown only once, because we store nothing but its hash. */
export function ApiKeySecret({ secret, open, onClose }: ApiKeySecretProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'keyCopied' | 'copyByKeyboard'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('keyCopied');
    } catch {
      // The clipboard is unavailable (permission denied or no HTTPS): the selected text can be copied by hand.
      input.current?.select();
      setOutcome('copyByKeyboard');
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('copyYourKeyNow')}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('done')}
          </Button>
          <Button variant="primary" size="large" onClick={() => void copy()}>
            {t('copyKey')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Notice tone="warning">{t('secretHint')}</Notice>
        <TextField
          ref={input}
          label={t('apiKey')}
          value={secret}
          readOnly
          autoFocus
          sx={{ '& input': { fontFamily: 'ui-monospace, monospace', fontSize: 'var(--t-sm)' } }}
          // Backwards, so that the beginning stays in view.
          onFocus={({ target }) => target.setSelectionRange(0, secret.length, 'backward')}
          hint={t('secretUse')}
        />
        <Box
          component="p"
          role="status"
          sx={{ minHeight: '1.5em', color: 'var(--ink-2)', fontSize: 'var(--t-sm)' }}
        >
          {outcome && t(outcome)}
        </Box>
      </Stack>
    </Dialog>
  );
}
