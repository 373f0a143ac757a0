import Box from '@mui/material/Box';
import { MESSAGE_MAX } from '@mandap/api/constants/conversation';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { TextField } from '../ui/fields/TextField';
import { Button } from '../ui/mui/Button';
import { t } from './messages.generated';

interface ComposerProps {
  /** Name of the other party. */
  to: string;
  value: string;
  onChange: (value: string) => void;
  onSend: (body: string) => void;
}

/** Writes a message. Enter sends it on devices with a keyboard; Shift+Enter starts a new line. */
export function Composer({ to, value, onChange, onSend }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null);
  const body = value.trim();
  const excess = body.length - MESSAGE_MAX;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (body && excess <= 0) onSend(body);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    submit();
  };

  return (
    <Box component="form" sx={formSx} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <TextField
        ref={field}
        label={t('writeTo', { name: to })}
        hideLabel
        placeholder={t('placeholder')}
        rows={2}
        value={value}
        error={excess > 0 ? t('tooLong', { count: excess }) : undefined}
        onChange={({ target }) => onChange(target.value)}
        sx={fieldSx}
      />
      <Button type="submit" variant="primary" disabled={!body || excess > 0}>
        {t('send')}
      </Button>
    </Box>
  );
}

const formSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 2,
  padding: '12px 16px',
  borderTop: '1px solid var(--line)',
};
const fieldSx = {
  '&& .MuiInputBase-root': { minHeight: 0, padding: 0 },
  '&&& textarea': { boxSizing: 'border-box', height: 64, minHeight: 0, padding: '8px 12px', resize: 'none' },
};
