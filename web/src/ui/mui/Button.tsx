import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';

/** Properties shared by buttons and links that look like buttons. */
export interface ButtonStyle {
  /** One `primary` per view. */
  variant?: 'primary' | 'outlined' | 'text';
  /** The color of a decision: approve, reject, delete. */
  tone?: 'success' | 'error';
  /** 36, 44 or 48 pixels high. */
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  endIcon?: IconName;
}

interface ButtonProps
  extends Omit<MuiButtonProps<'button'>, keyof ButtonStyle | 'color' | 'startIcon' | 'loading'>, ButtonStyle {
  /** A request is pending, so the button can’t be pressed again. */
  busy?: boolean;
  /** Label while busy: “Sending…”. */
  busyLabel?: string;
}

/** Maps our design's variants to MUI's props. */
export const toMuiProps = ({ variant = 'outlined', tone, size, icon, endIcon }: ButtonStyle) =>
  ({
    variant: variant === 'primary' ? 'contained' : variant,
    color: tone,
    size,
    startIcon: icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />,
    endIcon: endIcon && <Icon name={endIcon} size="small" />,
  }) as const;

/** `disabled` would lose the focus. Cancelling the click keeps a form from being submitted again. */
const busyProps = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** MUI's button in our variants, for dashboard pages. Public pages use `ui/Button`. */
export const Button = ({
  variant,
  tone,
  size,
  icon,
  endIcon,
  busy,
  busyLabel,
  disabled,
  children,
  ...rest
}: ButtonProps) => (
  <MuiButton
    {...toMuiProps({ variant, tone, size, icon, endIcon })}
    disabled={disabled}
    {...rest}
    {...(busy && busyProps)}
  >
    {busy && busyLabel ? busyLabel : children}
  </MuiButton>
);
