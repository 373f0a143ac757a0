import { rupees } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import { FoodMark } from '../ui/FoodMark';
import type { VenuePricesFragment } from './VenuePrices.generated';
import styles from './VenuePrices.module.css';

/** The two prices of a plate, and what the owner says of the packages. */
export function VenuePrices({ venue }: { venue: VenuePricesFragment }) {
  const { vegPrice, nonVegPrice, foodPackages } = venue;
  return (
    <>
      <dl className={`${styles.prices} tabular`}>
        <div>
          <dt>
            <FoodMark kind="veg" />
            Veg Price
          </dt>
          <dd>
            <b>{rupees(vegPrice)}</b>
            {vegPrice !== null && 'per plate'}
          </dd>
        </div>
        <div>
          <dt>
            <FoodMark kind="nonveg" />
            Non-Veg Price
          </dt>
          <dd>
            <b>{rupees(nonVegPrice)}</b>
            {nonVegPrice !== null && 'per plate'}
          </dd>
        </div>
      </dl>
      <div className={styles.info}>
        <Disclosure summary="Pricing Info" compact open>
          {foodPackages && <p className={styles.packages}>{foodPackages}</p>}
          <p>Pricing may vary by guest count and requirements.</p>
        </Disclosure>
      </div>
    </>
  );
}
