import { IconButton } from '../ui/IconButton';
import { IconLink } from '../ui/IconLink';
import { LinkButton } from '../ui/LinkButton';
import { Logo } from '../ui/Logo';
import { opensSheet } from '../ui/Sheet';
import { t } from './messages.generated';
import { MOBILE_MENU, MobileMenu } from './MobileMenu';
import type { NavbarProps } from './viewer';
import styles from './Navbar.module.css';
import { NavLinks } from './NavLinks';
import { TopStrip } from './TopStrip';
import { bellPath, navLinks, paths, profilePath } from './paths';

/** The sticky navigation bar. Below 1024 pixels its links move to the menu. */
export function Navbar({ viewer, unread }: NavbarProps) {
  const bell = viewer && bellPath(viewer.role);
  return (
    <header className={styles.bar}>
      <TopStrip />
      <div className={`wrap ${styles.row}`}>
        <div>
          <Logo />
        </div>
        <nav className={styles.links} aria-label={t('main')}>
          <NavLinks links={navLinks} className={styles.link} />
        </nav>
        <div className={styles.account}>
          {bell && <IconLink to={bell} icon="bell" label={t('notifications')} count={unread} />}
          {viewer ? (
            <IconLink
              to={profilePath(viewer.role)}
              icon="user"
              label={t('profileOf', { name: viewer.name })}
            />
          ) : (
            <LinkButton to={paths.login} className={styles.login}>
              {t('login')}
            </LinkButton>
          )}
          <IconButton icon="menu" label={t('menu')} className={styles.burger} {...opensSheet(MOBILE_MENU)} />
        </div>
      </div>
      <MobileMenu viewer={viewer} />
    </header>
  );
}
