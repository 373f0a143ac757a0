import { useId, type ReactNode } from 'react';
import styles from './VenueSection.module.css';

interface VenueSectionProps {
  title: string;
  /** For links into the page. */
  id?: string;
  children: ReactNode;
}

/** A section of the venue's page, under its heading. */
export function VenueSection({ title, id, children }: VenueSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
