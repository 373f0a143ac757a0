import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';
import { Icon } from './Icon';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** A request is on its way: the button can't be pressed again. */
  busy?: boolean;
  /** What it says meanwhile: "Sending…". */
  busyLabel?: string;
}

/** A button. It is our own and not MUI's because every first visit pays for it: MUI's weighs 11 KB more. */
export function Button({
  variant,
  tone,
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
      className={buttonClass({ variant, tone, size, wide }, className)}
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
