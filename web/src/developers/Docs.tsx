import type { ReactNode } from 'react';
import { PageHead } from '../app/PageHead';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { t } from './messages.generated';
import styles from './Docs.module.css';

interface DocsProps {
  title: string;
  subtitle: ReactNode;
  crumbs: readonly { label: string; to?: string }[];
  /** Table of contents: anchor, label and optional count of each section. */
  contents: readonly { id: string; label: string; count?: number }[];
  children: ReactNode;
}

/** A documentation page with its table of contents at the left, or on top on narrow screens. */
export function Docs({ title, subtitle, crumbs, contents, children }: DocsProps) {
  return (
    <div className="wrap">
      <div className={styles.crumbs}>
        <Breadcrumbs items={[...crumbs]} />
      </div>
      <PageHead title={title} subtitle={subtitle} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label={t('onThisPage')}>
          <ul>
            {contents.map(({ id, label, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {label} {count !== undefined && <span className={styles.count}>{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
