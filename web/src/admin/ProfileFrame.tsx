import type { ReactNode } from 'react';
import { LoadError } from '../account/LoadError';
import { PageHead } from '../app/PageHead';
import { PageMeta } from '../app/PageMeta';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './ProfileFrame.module.css';

interface ProfileFrameProps {
  /** The head of the page. */
  title: string;
  /** Whose profile it is; null where there is none, undefined while it loads. */
  name: string | null | undefined;
  /** What is shown: "Venue". */
  what: 'Venue' | 'Vendor' | 'User';
  /** The table that leads here. */
  table: { label: string; to: string };
  /** Beside the title: what can be done. */
  actions?: ReactNode;
  error: unknown;
  onRetry: () => void;
  /** The panel at the left. */
  panel: ReactNode;
  children: ReactNode;
}

/** What an admin sees of one account: a panel with the person, and beside it all the rest. */
export function ProfileFrame({
  title,
  name,
  what,
  table,
  actions,
  error,
  onRetry,
  panel,
  children,
}: ProfileFrameProps) {
  const heading = <PageHead title={title} compact actions={name && actions} />;
  return (
    <>
      <PageMeta title={name ? `${name}, ${what}` : `${what} profile`} noindex />
      <Breadcrumbs items={[table, { label: name ?? `${what} profile` }]} />
      {name === undefined && error ? (
        <>
          {heading}
          <LoadError error={error} onRetry={onRetry} />
        </>
      ) : name === undefined ? (
        <>
          {heading}
          <p role="status" className={styles.loading}>
            Loading...
          </p>
        </>
      ) : name === null ? (
        <EmptyState
          title={`No ${what} found`}
          headingLevel={1}
          actions={<LinkButton to={table.to}>{table.label}</LinkButton>}
        >
          It may have been deleted meanwhile.
        </EmptyState>
      ) : (
        <>
          {heading}
          <div className={styles.columns}>
            <aside className={styles.panel} aria-label={name}>
              {panel}
            </aside>
            <div className={styles.main}>{children}</div>
          </div>
        </>
      )}
    </>
  );
}

interface PanelHeadProps {
  name: string;
  /** Under the name. */
  caption?: ReactNode;
  picture: PictureData | null;
  badge?: ReactNode;
}

/** The picture and the name at the top of the panel. */
export function PanelHead({ name, caption, picture, badge }: PanelHeadProps) {
  return (
    <div className={styles.person}>
      {picture ? (
        <Picture picture={picture} alt="" sizes="240px" className={styles.portrait} priority />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {name.trim().charAt(0).toUpperCase()}
        </span>
      )}
      <h2>{name}</h2>
      {caption && <p className={styles.caption}>{caption}</p>}
      {badge}
    </div>
  );
}

/** A titled part of a profile. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
