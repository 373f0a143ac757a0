import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Chip.module.css';
import { cx } from './cx';
import { Icon } from './Icon';
import { t } from './messages.generated';

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: string;
  /** Pressing the chip removes it. */
  removes?: boolean;
  /** Makes the chip a link, for example to the list without this filter. */
  to?: string;
}

/** An interactive pill: an applied filter or a choice. Use Badge for labels that can't be pressed. */
export function Chip({ children, removes, to, className, ...rest }: ChipProps) {
  const props = {
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
    <button type="button" {...props} {...rest}>
      {content}
    </button>
  ) : (
    <Link to={to} preventScrollReset {...props}>
      {content}
    </Link>
  );
}
