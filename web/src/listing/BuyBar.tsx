import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { onRequest, rupees } from '../lib/format';
import { cx } from '../ui/cx';
import { Rating } from '../ui/Rating';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** Rupees; null is on request. */
  price: number | null;
  /** What the price is for. */
  unit: string;
  ratingAverage: number | null;
  ratingCount: number;
  /** Send Enquiry. */
  enquire: ReactNode;
  /** What holds the panel's own button; while that is in view, the bar is not needed. */
  button: RefObject<HTMLElement | null>;
}

/** The bar at the bottom of a phone: the price, and an enquiry from anywhere on the page. */
export function BuyBar({ price, unit, ratingAverage, ratingCount, enquire, button }: BuyBarProps) {
  const [away, setAway] = useState(false);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting ?? false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);

  // On phones the floating quick links would lie over the bar, and the footer needs room for it.
  useEffect(() => {
    const phone = matchMedia('(max-width: 767px)');
    const update = () => document.body.toggleAttribute('data-hide-quick-links', phone.matches);
    update();
    phone.addEventListener('change', update);
    return () => {
      phone.removeEventListener('change', update);
      document.body.removeAttribute('data-hide-quick-links');
    };
  }, []);

  return (
    <div className={cx(styles.bar, away && styles.away)}>
      <div className={cx('tabular', styles.price)}>
        {price === null ? (
          <b>{onRequest()}</b>
        ) : (
          <>
            <b>{rupees(price)}</b> <span className={styles.unit}>{unit}</span>
          </>
        )}
        <Rating value={ratingAverage} count={ratingCount} className={styles.rating} />
      </div>
      {enquire}
    </div>
  );
}
