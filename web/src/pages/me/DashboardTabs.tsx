import { Link } from 'react-router-dom';
import { isTopic, useUnreadCounts } from '../../account/useUnreadCounts';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { API_KEYS, TABS, type DashboardView } from './customerTabs';
import styles from './DashboardTabs.module.css';

interface DashboardTabsProps {
  current: DashboardView;
}

/** The views of the dashboard with what is unread there: at the left, and on small screens in a row above. */
export function DashboardTabs({ current }: DashboardTabsProps) {
  const counts = useUnreadCounts(isTopic(current) ? current : undefined);
  return (
    <nav className={styles.tabs} aria-label="My Dashboard">
      {Object.entries(TABS).map(([tab, { label, icon }]) => {
        const unread = isTopic(tab) ? counts?.[tab] : 0;
        return (
          <Link
            key={tab}
            to={`?tab=${tab}`}
            preventScrollReset
            className={cx(styles.tab, tab === 'logout' && styles.last)}
            aria-current={tab === (current === API_KEYS ? 'profile' : current) ? 'page' : undefined}
            aria-haspopup={tab === 'logout' ? 'dialog' : undefined}
          >
            <Icon name={icon} />
            {label}
            {Boolean(unread) && (
              <span className={styles.count}>
                {unread}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
