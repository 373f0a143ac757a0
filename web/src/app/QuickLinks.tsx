import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { t } from './messages.generated';
import { isFormPage, profilePath, type LinkItem } from './paths';
import styles from './QuickLinks.module.css';

interface QuickLinksProps {
  links: readonly LinkItem[];
}

/** Pages of text or forms, which the button would cover on screens without a gutter. */
const TEXT_PAGES = [
  '/blogs/',
  '/realwedding/',
  '/realweddings/new',
  '/aboutus1',
  '/developers',
  '/privacy',
  '/terms',
];

/** A venue or vendor page: its panel with prices and buttons extends to the corner. */
const LISTING_PAGE = /^\/(venuelist|vendor\/[^/]+)\/[^/]+/i;

const needsCorner = (pathname: string): boolean =>
  isFormPage(pathname) ||
  LISTING_PAGE.test(pathname) ||
  TEXT_PAGES.some((path) => pathname.toLowerCase().startsWith(path));

/**
 * The floating button at the bottom right. On wide screens it stays in the gutter. On narrow screens it hides while the
 * visitor scrolls down, and on pages of text, forms or a single listing. Pages with a bottom bar hide it with
 * `data-hide-quick-links` on the body. My Dashboard has none, because its cards have buttons at their right edge.
 */
export function QuickLinks({ links }: QuickLinksProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [away, setAway] = useState(false);
  const { key, pathname } = useLocation();

  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < 8) return;
      setAway(scrollY > 80 && scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    const close = () => {
      if (details.current?.open) details.current.open = false;
    };
    close();
    const onPointer = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [key]);

  if (pathname === profilePath('user')) return null;
  return (
    <details
      ref={details}
      className={cx(styles.quick, away && styles.away, needsCorner(pathname) && styles.inGutterOnly)}
    >
      <summary className={styles.button}>
        <Icon name="plus" />
        <span className={styles.label}>{t('quickLinks')}</span>
      </summary>
      <nav className={styles.menu} aria-label={t('quickLinks')}>
        {links.map(({ to, key: name }) => (
          <Link key={name} to={to}>
            {t(`link.${name}`)}
          </Link>
        ))}
      </nav>
    </details>
  );
}
