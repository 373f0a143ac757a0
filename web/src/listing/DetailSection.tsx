import { useId, type ReactNode } from 'react';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  title: string;
  /** Anchor for links within the page. */
  id?: string;
  children: ReactNode;
}

/** A titled section of a listing page. */
export function DetailSection({ title, id, children }: DetailSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
