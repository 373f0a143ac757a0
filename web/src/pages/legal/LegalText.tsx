import type { ReactNode } from 'react';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { indianDate } from '../../lib/format';
import { t } from './messages.generated';
import styles from './LegalPage.module.css';

interface LegalTextProps {
  title: string;
  subtitle: string;
  /** Meta description. */
  description: string;
  canonical: string;
  /** Date of the last change, as YYYY-MM-DD. */
  changedOn: string;
  children: ReactNode;
}

/** Layout of the privacy notice and the terms: heading, date of the last change, text. */
export const LegalText = ({
  title,
  subtitle,
  description,
  canonical,
  changedOn,
  children,
}: LegalTextProps) => (
  <>
    <PageMeta title={title} description={description} canonical={canonical} />
    <div className="wrap">
      <PageHead title={title} subtitle={subtitle} />
      <div className={styles.text}>
        <p>{t('lastChanged', { changedOn: indianDate(changedOn) })}</p>
        {children}
      </div>
    </div>
  </>
);
