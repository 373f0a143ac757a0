import { useReviewDialog } from '../review/ReviewContext';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
import { Logo } from '../ui/Logo';
import { closesSheet, Sheet } from '../ui/Sheet';
import { TextLink } from '../ui/TextLink';
import { ColorModeToggle } from './ColorModeToggle';
import { t } from './messages.generated';
import styles from './MobileMenu.module.css';
import { NavLinks } from './NavLinks';
import type { NavbarProps } from './viewer';
import { contact, navLinks, paths, profilePath, promoPath } from './paths';

export const MOBILE_MENU = 'mobile-menu';

const NARROW_LINKS = navLinks.filter(({ wideOnly }) => !wideOnly);

/** The full-screen menu on small screens, without the photos link and the notification bell. */
export function MobileMenu({ viewer }: Pick<NavbarProps, 'viewer'>) {
  const { open, prefetch } = useReviewDialog();
  return (
    <Sheet id={MOBILE_MENU} label={t('menu')}>
      <div className={styles.menu}>
        <div className={styles.head}>
          <Logo />
          <IconButton icon="close" label={t('closeMenu')} {...closesSheet(MOBILE_MENU)} />
        </div>
        <nav className={styles.links} aria-label={t('main')}>
          <NavLinks links={NARROW_LINKS} className={styles.link} />
        </nav>
        <div className={styles.actions}>
          {viewer ? (
            <LinkButton to={profilePath(viewer.role)} icon="user" size="large">
              {viewer.name}
            </LinkButton>
          ) : (
            <LinkButton to={paths.login} variant="primary" size="large">
              {t('login')}
            </LinkButton>
          )}
          <Button
            icon="pencil"
            size="large"
            aria-haspopup="dialog"
            {...prefetch}
            onClick={(event) => {
              event.currentTarget.closest('dialog')?.close();
              open();
            }}
          >
            {t('writeAReview')}
          </Button>
          <TextLink to={promoPath} className={styles.promo}>
            {t('promo')}
          </TextLink>
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
