import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonStyle } from './buttonClass';
import { Icon } from './Icon';

interface LinkButtonProps extends ComponentProps<typeof Link>, ButtonStyle {}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  endIcon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {children}
      {endIcon && <Icon name={endIcon} size="small" />}
    </Link>
  );
}
