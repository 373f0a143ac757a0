import MuiTextField from '@mui/material/TextField';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';
import type { StyleObject } from '../mui/styleObject';
import type { TextBinding } from './FieldBinding';
import { excessText, helpText, spanSx, type FieldLook } from './fieldLook';

type HtmlProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'list'
  | 'max'
  | 'min'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'step'
  | 'type'
>;

export interface TextFieldProps extends FieldLook, HtmlProps, Partial<TextBinding> {
  id?: string;
  /** Longer texts are invalid, by the form's rules too. */
  maxLength?: number;
  /** The label is for assistive technology only. */
  hideLabel?: boolean;
  autoFocus?: boolean;
  /** Makes the field multi-line, with this many rows. */
  rows?: number;
  icon?: IconName;
  /** 44 instead of 48 pixels high, for toolbars. */
  size?: 'small';
  /** A button at the end of the field. */
  end?: ReactNode;
  /** Styles of the control itself. */
  sx?: StyleObject;
  ref?: Ref<HTMLInputElement>;
  onFocus?: ComponentProps<'input'>['onFocus'];
}

/** A text field with its label above, and its error and hint below. */
export function TextField({
  label,
  hideLabel,
  hint,
  span,
  error: problem,
  maxLength,
  id,
  name,
  value,
  autoFocus,
  rows,
  icon,
  size,
  end,
  sx,
  ref,
  onChange,
  onBlur,
  onFocus,
  readOnly,
  ...html
}: TextFieldProps) {
  const ownId = useId();
  const error = excessText(value, maxLength) ?? problem;
  return (
    <MuiTextField
      id={id ?? ownId}
      label={label}
      name={name}
      value={value}
      autoFocus={autoFocus}
      size={size}
      error={Boolean(error)}
      helperText={helpText(error, hint)}
      inputRef={ref}
      multiline={rows !== undefined}
      rows={rows}
      onChange={(event) => onChange?.(event)}
      onBlur={(event) => onBlur?.(event)}
      onFocus={onFocus}
      sx={[spanSx(span), sx ?? false]}
      slotProps={{
        // MUI hides the placeholder unless the label is shrunk.
        inputLabel: hideLabel ? { className: 'visually-hidden', shrink: true } : undefined,
        htmlInput: html,
        input: {
          readOnly,
          // MUI's autosizing textarea sets inline styles, which the content security policy blocks.
          inputComponent: rows === undefined ? undefined : 'textarea',
          startAdornment: icon && <Icon name={icon} />,
          endAdornment: end,
        },
      }}
    />
  );
}
