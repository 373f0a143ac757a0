import { onRequest, rupees } from '../lib/format';
import type { VendorPricesFragment } from './VendorPrices.generated';
import { daysOf } from './days';
import styles from './VendorPrices.module.css';

/** The cheapest price, and the packages that the vendor offers. */
export function VendorPrices({
  vendor: { packagePrice, packages, priceNote },
}: {
  vendor: VendorPricesFragment;
}) {
  return (
    <>
      <p className={`${styles.cheapest} tabular`}>
        {packagePrice !== null && 'Cheapest package'}
        <b>{packagePrice === null ? onRequest() : rupees(packagePrice)}</b>
      </p>
      {packages.length > 0 && (
        <ul className={`${styles.packages} tabular`} aria-label="Packages">
          {packages.map(({ id, name, days, price, minAdvance }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <b>{rupees(price)}</b>
              <span className={styles.terms}>
                {daysOf(days)}, {minAdvance ? `minimum advance ${rupees(minAdvance)}` : 'no advance'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {priceNote && <p className={styles.note}>{priceNote}</p>}
    </>
  );
}
