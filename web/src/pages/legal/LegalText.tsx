import type { ReactNode } from 'react';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { indianDate } from '../../lib/format';
import styles from './LegalPage.module.css';

interface LegalTextProps {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  canonical: string;
  /** The day of the last change, as YYYY-MM-DD. */
  changedOn: string;
  children: ReactNode;
}

/** The frame of the privacy notice and the terms: a heading, the day of the last change, and running text. */
export const LegalText = ({ title, lead, description, canonical, changedOn, children }: LegalTextProps) => (
  <>
    <PageMeta title={title} description={description} canonical={canonical} />
    <div className="wrap">
      <PageHead title={title} lead={lead} />
      <div className={styles.text}>
        <p>Last changed on {indianDate(changedOn)}.</p>
        {children}
      </div>
    </div>
  </>
);
