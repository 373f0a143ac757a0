import { cx } from './cx';
import styles from './Icon.module.css';
import type { IconName } from './iconNames';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  /** 16, 20 or 28 pixels. */
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A stroke icon in the text colour. Purely decorative: a label or adjacent text carries the meaning. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, size !== 'medium' && styles[size], className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
