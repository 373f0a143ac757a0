import { useState } from 'react';
import { t } from '../messages.generated';
import { IconButton } from '../mui/IconButton';
import { TextField, type TextFieldProps } from './TextField';

/** A password field with a button that reveals the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'rows' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          edge="end"
          sx={{ color: 'var(--ink-2)' }}
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
