import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './textLink.module.css';

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** Within a sentence; otherwise the link is 44 pixels high. */
  inline?: boolean;
  endIcon?: IconName;
}

/** An underlined link in the primary colour. */
export function TextLink({ inline, endIcon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link className={cx(styles.link, inline && styles.inline, className)} {...rest}>
      {children}
      {endIcon && <Icon name={endIcon} size="small" />}
    </Link>
  );
}
