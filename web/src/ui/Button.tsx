import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './buttonClass';
import { Icon } from './Icon';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** A request is pending: the button can't be pressed again. */
  busy?: boolean;
  /** Label while busy: "Sending…". */
  busyLabel?: string;
}

/** A button for public pages. MUI's would add 11 KB to every first visit. */
export function Button({
  variant,
  size,
  wide,
  icon,
  endIcon,
  busy,
  busyLabel,
  disabled,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {busy && busyLabel ? busyLabel : children}
      {endIcon && <Icon name={endIcon} size="small" />}
    </button>
  );
}
