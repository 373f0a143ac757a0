import { Link } from 'react-router-dom';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  /** What the tabs choose: "Status". */
  label: string;
  /** Going back then leaves the page, and not only the tab. */
  replace?: boolean;
  tabs: readonly { to: string; label: string; count?: number; current: boolean }[];
}

/** Views of one list, each with its own address. Tabs without addresses are MUI's. */
export function LinkTabs({ label, replace, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          replace={replace}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
