import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import styles from './Terms.module.css';

export type Term = readonly [IconName, string];

interface TermsProps {
  /** Sub-heading of the section. */
  title?: string;
  terms: readonly Term[];
}

/** Booking terms, one per row. */
export function Terms({ title, terms }: TermsProps) {
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.terms}>
        {terms.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
