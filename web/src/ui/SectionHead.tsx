import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';
import { TextLink } from './TextLink';

interface SectionHeadProps {
  /** ID of the heading, for the section's aria-labelledby. */
  id?: string;
  title: string;
  lead?: ReactNode;
  link?: { to: string; label: string };
}

/** A section's heading with an optional "view more" link. */
export function SectionHead({ id, title, lead, link }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {link && (
        <TextLink to={link.to} endIcon="chevron-right">
          {link.label}
        </TextLink>
      )}
    </div>
  );
}
