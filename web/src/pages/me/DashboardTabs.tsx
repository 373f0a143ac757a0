import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { TABS, type DashboardTab } from './customerTabs';
import styles from './DashboardTabs.module.css';

interface DashboardTabsProps {
  current: DashboardTab;
}

/** The views of the dashboard: at the left, and on small screens in a row above. */
export function DashboardTabs({ current }: DashboardTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="My Dashboard">
      {Object.entries(TABS).map(([tab, { label, icon }]) => (
        <Link
          key={tab}
          to={`?tab=${tab}`}
          preventScrollReset
          className={cx(styles.tab, tab === 'logout' && styles.last)}
          aria-current={tab === current ? 'page' : undefined}
          aria-haspopup={tab === 'logout' ? 'dialog' : undefined}
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
