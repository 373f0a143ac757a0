import type { ReactNode } from 'react';
import { Footer } from './Footer';
import styles from './Layout.module.css';
import { Navbar } from './Navbar';
import { quickLinks } from './paths';
import { QuickLinks } from './QuickLinks';
import { CONTENT_ID, SkipLink } from './SkipLink';
import type { NavbarProps } from './viewer';

interface LayoutProps extends NavbarProps {
  children: ReactNode;
}

/** The layout of the public pages. */
export function Layout({ viewer, unread, children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <Navbar viewer={viewer} unread={unread} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <QuickLinks links={quickLinks} />
    </div>
  );
}
