import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';
import { TextLink } from './TextLink';

interface SectionHeadProps {
  /** ID of the heading, for the section's aria-labelledby. */
  id?: string;
  title: string;
  subtitle?: ReactNode;
  link?: { to: string; label: string };
}

/** A section's heading with an optional "view more" link. */
export function SectionHead({ id, title, subtitle, link }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {link && (
        <TextLink to={link.to} endIcon="chevron-right">
          {link.label}
        </TextLink>
      )}
    </div>
  );
}
