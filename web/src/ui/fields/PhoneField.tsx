import { TextField, type TextFieldProps } from './TextField';

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Takes ten digits without the country code, as couples and admins give theirs; businesses may write any number. */
  national?: true;
}

/** A phone number, with the keyboard and the autofill that fit. */
export const PhoneField = ({ national, ...field }: PhoneFieldProps) => (
  <TextField
    autoComplete={national ? 'tel-national' : 'tel'}
    {...field}
    type="tel"
    inputMode={national ? 'numeric' : 'tel'}
  />
);
