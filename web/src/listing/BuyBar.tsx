import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { onRequest, rupees } from '../lib/format';
import { cx } from '../ui/cx';
import { Rating } from '../ui/Rating';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** In rupees; null means on request. */
  price: number | null;
  /** Unit of the price, such as per plate. */
  unit: string;
  ratingAverage: number | null;
  ratingCount: number;
  /** The Send Enquiry button. */
  enquire: ReactNode;
  /** Container of the price panel's button. The bar is hidden while it is in view. */
  button: RefObject<HTMLElement | null>;
}

/** Sticky bar on phones: price, rating and Send Enquiry. */
export function BuyBar({ price, unit, ratingAverage, ratingCount, enquire, button }: BuyBarProps) {
  const [away, setAway] = useState(false);

  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting ?? false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);

  // Make room: on phones the bar would hide the footer, and the floating quick links would cover it.
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
