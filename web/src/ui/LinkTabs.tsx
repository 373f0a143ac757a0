import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  /** What the tabs choose: "Status". */
  label: string;
  /** Going back then leaves the page, and not only the tab. */
  replace?: boolean;
  tabs: readonly { to: string; label: string; count?: number | string; current: boolean }[];
}

/** Views of one list, each with its own address. Tabs without addresses are MUI's. */
export function LinkTabs({ label, replace, tabs }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  useEffect(() => (strip.current ? keepInSight(strip.current, current) : undefined), [current]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={label}>
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

/**
 * Keeps one of a strip's tabs in sight, until somebody scrolls the strip, and written on the strip at which of its edges
 * it goes on: there it fades. Answers what ends that.
 */
function keepInSight(strip: HTMLElement, index: number): () => void {
  let placed: number | undefined;
  const look = () => {
    const left = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    strip.toggleAttribute('data-more-before', strip.scrollLeft > 1);
    strip.toggleAttribute('data-more-after', left > 1);
  };
  // Fonts and counts come later, and make the tabs wider.
  const sizes = new ResizeObserver(() => {
    if (placed === undefined || placed === strip.scrollLeft) {
      centre(strip, strip.children[index]);
      placed = strip.scrollLeft;
    }
    look();
  });
  for (const each of [strip, ...strip.children]) sizes.observe(each);
  strip.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    strip.removeEventListener('scroll', look);
  };
}

/** Scrolls the strip, and never the page as `scrollIntoView` would, until a tab is in its middle. */
function centre(strip: HTMLElement, tab: Element | undefined): void {
  if (!tab) return;
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
