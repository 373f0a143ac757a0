import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';
import type { StyleObject } from './styleObject';

type CompactFieldProps = Omit<
  TextFieldProps<'outlined'>,
  'label' | 'variant' | 'size' | 'slotProps' | 'sx'
> & {
  label: string;
  /** The label is for assistive technology only. */
  hideLabel?: boolean;
  icon?: IconName;
  maxLength?: number;
  sx?: StyleObject;
};

/** A 44-pixel field for toolbars. With `select`, its children are native options. */
export function CompactField({
  label,
  hideLabel,
  icon,
  maxLength,
  fullWidth = false,
  sx,
  ...rest
}: CompactFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      variant="outlined"
      size="small"
      fullWidth={fullWidth}
      label={hideLabel ? undefined : label}
      slotProps={{
        htmlInput: { 'aria-label': hideLabel ? label : undefined, maxLength },
        input: icon && { startAdornment: <Icon name={icon} /> },
        select: { native: true, IconComponent: SelectIcon },
      }}
      sx={[compactSx, sx ?? false]}
      {...rest}
    />
  );
}

const SelectIcon = ({ className }: { className?: string }) => (
  <Icon name="chevron-down" size="small" className={className} />
);

const compactSx: StyleObject = {
  '& .MuiInputBase-root': { minHeight: 44, paddingLeft: 0, fontSize: 'var(--t-ui)' },
  '& .MuiInputBase-root > svg': { ml: '13px', color: 'hint' },
  '& .MuiInputBase-input': { padding: '8px 15px' },
  '& .MuiNativeSelect-icon': { top: 14, right: 14, ml: 0, color: 'text.secondary' },
  '& .MuiNativeSelect-select': { paddingRight: '40px !important' },
};
