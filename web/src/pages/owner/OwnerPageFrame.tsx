import type { ReactNode } from 'react';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { OwnerLayout } from './OwnerLayout';
import styles from './OwnerPages.module.css';

interface OwnerPageFrameProps {
  title: string;
  lead?: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of an owner's dashboard: its title, and its panels in a width that reads well. */
export function OwnerPageFrame({ title, lead, actions, children }: OwnerPageFrameProps) {
  return (
    <OwnerLayout>
      <PageMeta title={title} noindex />
      <div className={styles.page}>
        <PageHead title={title} compact lead={lead} actions={actions} />
        {children}
      </div>
    </OwnerLayout>
  );
}
