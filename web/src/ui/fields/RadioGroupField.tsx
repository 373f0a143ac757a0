import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import type { TextBinding } from './FieldBinding';
import { helpText, spanSx, type FieldLook } from './fieldLook';

interface RadioGroupFieldProps extends FieldLook, TextBinding {
  options: readonly { value: string; label: ReactNode }[];
}

/** A group of radio buttons. */
export const RadioGroupField = ({
  label,
  hint,
  span,
  options,
  name,
  value,
  error,
  onChange,
}: RadioGroupFieldProps) => (
  <FormControl component="fieldset" error={Boolean(error)} sx={spanSx(span)}>
    <FormLabel component="legend">{label}</FormLabel>
    <RadioGroup name={name} value={value} onChange={(event) => onChange(event)}>
      {options.map((option) => (
        <FormControlLabel key={option.value} {...option} control={<Radio />} />
      ))}
    </RadioGroup>
    {(error || hint) && <FormHelperText component="div">{helpText(error, hint)}</FormHelperText>}
  </FormControl>
);
