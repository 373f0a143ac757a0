import type { FieldBinding } from './FieldBinding';
import type { NumberValue } from './numberValue';
import { TextField, type TextFieldProps } from './TextField';

interface NumberFieldProps
  extends
    Omit<TextFieldProps, keyof FieldBinding<NumberValue> | 'type' | 'rows'>,
    FieldBinding<NumberValue> {}

/** A number field. The value is '' while it is empty. */
export const NumberField = ({ value, onChange, ...rest }: NumberFieldProps) => (
  <TextField
    inputMode="numeric"
    {...rest}
    type="number"
    value={String(value)}
    onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
  />
);
