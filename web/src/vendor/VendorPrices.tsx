import { rupees } from '../lib/format';
import type { VendorPricesFragment } from './VendorPrices.generated';
import styles from './VendorPrices.module.css';

/** "2 days", "Half a day" */
const daysOf = (days: number): string =>
  days === 0.5 ? 'Half a day' : `${days.toLocaleString('en-IN')} ${days === 1 ? 'day' : 'days'}`;

/** The cheapest price, and the packages that the vendor offers. */
export function VendorPrices({ vendor: { packagePrice, packages } }: { vendor: VendorPricesFragment }) {
  return (
    <>
      <p className={`${styles.cheapest} tabular`}>
        Cheapest package
        <b>{rupees(packagePrice)}</b>
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
    </>
  );
}
