import { onRequest, rupees } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import { FoodMark } from '../ui/FoodMark';
import type { VenuePricesFragment } from './VenuePrices.generated';
import styles from './VenuePrices.module.css';

/** The prices per plate, and the owner’s description of the packages. */
export function VenuePrices({ venue }: { venue: VenuePricesFragment }) {
  const { vegPrice, nonVegPrice, foodPackages } = venue;
  return (
    <>
      {vegPrice === null && nonVegPrice === null ? (
        <p className={styles.onRequest}>{onRequest()}</p>
      ) : (
        <dl className={`${styles.prices} tabular`}>
          <Price kind="veg" term="Veg Price" amount={vegPrice} />
          <Price kind="nonveg" term="Non-Veg Price" amount={nonVegPrice} />
        </dl>
      )}
      <div className={styles.info}>
        <Disclosure summary="Pricing Info" compact open>
          {foodPackages && <p className={styles.packages}>{foodPackages}</p>}
          <p>Pricing may vary by guest count and requirements.</p>
        </Disclosure>
      </div>
    </>
  );
}

function Price({ kind, term, amount }: { kind: 'veg' | 'nonveg'; term: string; amount: number | null }) {
  return (
    <div>
      <dt>
        <FoodMark kind={kind} />
        {term}
      </dt>
      <dd>
        <b>{rupees(amount)}</b>
        {amount !== null && 'per plate'}
      </dd>
    </div>
  );
}
