import type { ReactNode } from 'react';
import { PageHead } from '../app/PageHead';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import styles from './Docs.module.css';

interface DocsProps {
  title: string;
  lead: ReactNode;
  crumbs: readonly { label: string; to?: string }[];
  /** What the page holds, in its order: the id of each part, and its name. */
  contents: readonly { id: string; label: string; count?: number }[];
  children: ReactNode;
}

/** A page of documentation: its contents at the left, or on top where it is narrow. */
export function Docs({ title, lead, crumbs, contents, children }: DocsProps) {
  return (
    <div className="wrap">
      <div className={styles.crumbs}>
        <Breadcrumbs items={[...crumbs]} />
      </div>
      <PageHead title={title} lead={lead} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label="On this page">
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
