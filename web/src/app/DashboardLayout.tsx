import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import type { IconName } from '../ui/iconNames';
import { Logo } from '../ui/Logo';
import { closesSheet, opensSheet, Sheet } from '../ui/Sheet';
import { ColorModeToggle } from './ColorModeToggle';
import styles from './DashboardLayout.module.css';
import { CONTENT_ID, SkipLink } from './SkipLink';

export interface DashboardItem {
  to: string;
  label: string;
  icon: IconName;
  /** What waits there. */
  count?: number;
  /** Current only at this very address, not below it. */
  end?: boolean;
  /** Leaves the dashboard: opens beside it. */
  newTab?: boolean;
}

interface DashboardLayoutProps {
  /** What the navigation is of: "Venue dashboard". */
  label: string;
  items: readonly DashboardItem[];
  onLogout?: () => void;
  children: ReactNode;
}

const MENU_ID = 'dashboard-menu';

/** The frame of the dashboards: a sidebar, or below 1200 pixels a bar whose button opens it. */
export function DashboardLayout({ label, items, onLogout, children }: DashboardLayoutProps) {
  const navigation = (close?: ReactNode) => (
    <nav className={styles.nav} aria-label={label}>
      <div className={styles.brand}>
        <Logo />
        {close}
      </div>
      {items.map(({ to, label: name, icon, count = 0, end, newTab }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          target={newTab ? '_blank' : undefined}
          rel={newTab ? 'noopener' : undefined}
          className={styles.item}
        >
          <Icon name={icon} />
          {name}
          {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </NavLink>
      ))}
      <div className={styles.end}>
        <ColorModeToggle className={styles.item} />
        {onLogout && (
          <button type="button" className={styles.item} onClick={onLogout}>
            <Icon name="logout" />
            Logout
          </button>
        )}
      </div>
    </nav>
  );
  return (
    <div className={styles.dashboard}>
      <SkipLink />
      <div className={styles.sidebar}>{navigation()}</div>
      <div>
        <header className={styles.bar}>
          <Logo />
          <IconButton icon="menu" label="Menu" {...opensSheet(MENU_ID)} />
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Sheet id={MENU_ID} label="Menu" side>
        {navigation(<IconButton icon="close" label="Close menu" {...closesSheet(MENU_ID)} />)}
      </Sheet>
    </div>
  );
}
