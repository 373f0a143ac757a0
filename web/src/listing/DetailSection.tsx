import { useId, type ReactNode } from 'react';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  title: string;
  /** For links into the page. */
  id?: string;
  children: ReactNode;
}

/** A section of a listing's page, under its heading. */
export function DetailSection({ title, id, children }: DetailSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
