import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconNames';
import styles from './DashboardTabs.module.css';

export type DashboardTab = 'bookings' | 'profile';

const TABS: readonly { tab: DashboardTab; label: string; icon: IconName }[] = [
  { tab: 'bookings', label: 'Bookings', icon: 'calendar' },
  { tab: 'profile', label: 'Profile', icon: 'user' },
];

interface DashboardTabsProps {
  current: DashboardTab;
  onLogout: () => void;
}

/** The views of the dashboard: at the left, and on small screens in a row above. */
export function DashboardTabs({ current, onLogout }: DashboardTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="My Dashboard">
      {TABS.map(({ tab, label, icon }) => (
        <Link
          key={tab}
          to={`?tab=${tab}`}
          preventScrollReset
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <button type="button" className={cx(styles.tab, styles.last)} aria-haspopup="dialog" onClick={onLogout}>
        <Icon name="logout" />
        LogOut
      </button>
    </nav>
  );
}
