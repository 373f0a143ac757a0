import MuiTextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';
import type { TextBinding } from './FieldBinding';
import { helpText, spanSx, type FieldLook } from './fieldLook';

interface SelectFieldProps extends FieldLook, TextBinding {
  /** Native option elements. */
  children: ReactNode;
}

/** A native select: phones show their usual picker. */
export function SelectField({
  label,
  hint,
  span,
  error,
  name,
  value,
  onChange,
  onBlur,
  children,
}: SelectFieldProps) {
  return (
    <MuiTextField
      select
      id={useId()}
      label={label}
      name={name}
      value={value}
      error={Boolean(error)}
      helperText={helpText(error, hint)}
      onChange={(event) => onChange(event)}
      onBlur={onBlur}
      sx={spanSx(span)}
      slotProps={{ select: { native: true, IconComponent: SelectIcon } }}
    >
      {children}
    </MuiTextField>
  );
}

const SelectIcon = ({ className }: { className?: string }) => (
  <Icon name="chevron-down" size="small" className={className} />
);
