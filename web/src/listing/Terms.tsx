import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import styles from './Terms.module.css';

export type Term = readonly [IconName, string];

/** Booking terms, one per row. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <ul className={styles.terms}>
      {terms.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
