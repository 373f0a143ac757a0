import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Chip.module.css';
import { cx } from './cx';
import { Icon } from './Icon';
import { t } from './messages.generated';

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: string;
  /** Pressing it takes it away. */
  removes?: boolean;
  /** Makes it a link, such as the address of the list without this filter. */
  to?: string;
}

/** A pill that can be pressed: an applied filter, a choice of a few. What can't be pressed is a Badge. */
export function Chip({ children, removes, to, className, ...rest }: ChipProps) {
  const look = {
    className: cx(styles.chip, removes && styles.removable, className),
    'aria-label': removes ? t('remove', { name: children }) : undefined,
  };
  const content = (
    <>
      {children}
      {removes && <Icon name="close" size="small" />}
    </>
  );
  return to === undefined ? (
    <button type="button" {...look} {...rest}>
      {content}
    </button>
  ) : (
    <Link to={to} preventScrollReset {...look}>
      {content}
    </Link>
  );
}
