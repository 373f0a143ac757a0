import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';
import { t } from './messages.generated';

interface BreadcrumbsProps {
  /** From the home page to the current page, which has no link. */
  items: readonly { label: string; to?: string }[];
}

/** A breadcrumb trail to the current page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
      <ol>
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
