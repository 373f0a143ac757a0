import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { profilePath } from './paths';
import styles from './QuickLinks.module.css';

interface QuickLinksProps {
  links: readonly { to: string; label: string }[];
}

/**
 * The floating button at the bottom right. It makes way while one reads on, stands in the gutter where there is room,
 * and is not there while `data-hide-quick-links` is on the body: a page with a bar at the bottom sets it. Nor is it on
 * My Dashboard, whose cards have buttons down to their right edge.
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
    const close = () => details.current?.removeAttribute('open');
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
    <details ref={details} className={cx(styles.quick, away && styles.away)}>
      <summary className={styles.button}>
        <Icon name="plus" />
        <span className={styles.label}>Quick links</span>
      </summary>
      <nav className={styles.menu} aria-label="Quick links">
        {links.map(({ to, label }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </details>
  );
}
