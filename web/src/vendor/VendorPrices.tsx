import { packageUnit } from '@mandap/api/labels/vendor';
import { onRequest, rupees } from '../lib/format';
import type { VendorPricesFragment } from './VendorPrices.generated';
import { daysOf } from './days';
import { t } from './detail.messages.generated';
import styles from './VendorPrices.module.css';

/** The lowest price and the vendor's packages. */
export function VendorPrices({
  vendor: { packagePrice, packages, priceNote },
}: {
  vendor: VendorPricesFragment;
}) {
  return (
    <>
      <p className={`${styles.cheapest} tabular`}>
        {packagePrice !== null && t('cheapestPackageCaption')}
        <b>{packagePrice === null ? onRequest() : rupees(packagePrice)}</b>
      </p>
      {packages.length > 0 && (
        <ul className={`${styles.packages} tabular`} aria-label={t('packages')}>
          {packages.map(({ id, name, days, price, minAdvance, unit, inclusions }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <b>
                {rupees(price)}
                {unit && <small> {packageUnit(unit)}</small>}
              </b>
              <span className={styles.terms}>
                {minAdvance
                  ? t('packageFacts', { days: daysOf(days), minAdvance: rupees(minAdvance) })
                  : t('packageFactsNoAdvance', { days: daysOf(days) })}
              </span>
              {inclusions.length > 0 && <span className={styles.terms}>{inclusions.join(' · ')}</span>}
            </li>
          ))}
        </ul>
      )}
      {priceNote && <p className={styles.note}>{priceNote}</p>}
    </>
  );
}
