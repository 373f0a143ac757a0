import { TextField, type TextFieldProps } from './TextField';

const DIGITS = 6;

/** A field for an emailed six-digit code: large, and autofilled by phones. */
export const CodeField = ({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'rows'>) => (
  <TextField
    {...rest}
    inputMode="numeric"
    autoComplete="one-time-code"
    sx={{
      '& input': {
        boxSizing: 'border-box',
        minHeight: 64,
        fontSize: '1.75rem',
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '.4em',
        textAlign: 'center',
        textIndent: '.4em',
      },
    }}
    // Messages may show codes as "482 091"; maxLength would cut such a paste before its space is removed.
    onChange={(event) => {
      event.target.value = event.target.value.replace(/\D/g, '').slice(0, DIGITS);
      onChange?.(event);
    }}
  />
);
