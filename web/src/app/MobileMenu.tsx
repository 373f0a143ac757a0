import { NavLink } from 'react-router-dom';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
import { Logo } from '../ui/Logo';
import { closesSheet, Sheet } from '../ui/Sheet';
import { ColorModeToggle } from './ColorModeToggle';
import styles from './MobileMenu.module.css';
import type { NavbarProps } from './viewer';
import { contact, navLinks, paths, profilePath } from './paths';

export const MOBILE_MENU = 'mobile-menu';

/** The full-screen menu of small screens. Photos and the bell are not in it. */
export function MobileMenu({ viewer, onWriteReview }: Omit<NavbarProps, 'unread'>) {
  return (
    <Sheet id={MOBILE_MENU} label="Menu">
      <div className={styles.menu}>
        <div className={styles.head}>
          <Logo />
          <IconButton icon="close" label="Close menu" {...closesSheet(MOBILE_MENU)} />
        </div>
        <nav className={styles.links} aria-label="Main">
          {navLinks
            .filter(({ wideOnly }) => !wideOnly)
            .map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === paths.home} className={styles.link}>
                {label}
              </NavLink>
            ))}
        </nav>
        <div className={styles.actions}>
          {viewer ? (
            <LinkButton to={profilePath(viewer.role)} icon="user" size="large">
              {viewer.name}
            </LinkButton>
          ) : (
            <LinkButton to={paths.login} variant="primary" size="large">
              Login
            </LinkButton>
          )}
          {onWriteReview && (
            <Button
              icon="pencil"
              size="large"
              onClick={(event) => {
                event.currentTarget.closest('dialog')?.close();
                onWriteReview();
              }}
            >
              Write a Review
            </Button>
          )}
        </div>
        <div className={styles.foot}>
          <a className={styles.mail} href={`mailto:${contact.email}`}>
            <Icon name="mail" size="small" />
            {contact.email}
          </a>
          <ColorModeToggle />
        </div>
      </div>
    </Sheet>
  );
}
