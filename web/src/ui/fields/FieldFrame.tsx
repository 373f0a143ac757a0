import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ReactNode } from 'react';
import type { ControlProps } from '../Field';
import { helpText, type FieldLook } from './fieldLook';

interface FieldFrameProps extends Pick<FieldLook, 'label' | 'hint'> {
  error?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control that MUI doesn’t have, with its label above, and its error and hint below. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const help = helpText(error, hint);
  const helpId = `${id}-help`;
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({
        id,
        'aria-describedby': help ? helpId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
