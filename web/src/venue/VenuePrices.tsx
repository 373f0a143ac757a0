import { onRequest, rupees } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import { FoodMark } from '../ui/FoodMark';
import { t } from './detail.messages.generated';
import type { VenuePricesFragment } from './VenuePrices.generated';
import styles from './VenuePrices.module.css';

/** Prices per plate, and the owner’s description of the packages. */
export function VenuePrices({ venue }: { venue: VenuePricesFragment }) {
  const { vegPrice, nonVegPrice, foodPackages } = venue;
  return (
    <>
      {vegPrice === null && nonVegPrice === null ? (
        <p className={styles.onRequest}>{onRequest()}</p>
      ) : (
        <dl className={`${styles.prices} tabular`}>
          <Price kind="veg" term={t('vegPrice')} amount={vegPrice} />
          <Price kind="nonveg" term={t('nonVegPrice')} amount={nonVegPrice} />
        </dl>
      )}
      <div className={styles.info}>
        <Disclosure summary={t('pricingInfo')} compact open>
          {foodPackages && <p className={styles.packages}>{foodPackages}</p>}
          <p>{t('pricesVary')}</p>
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
        {amount !== null && t('perPlate')}
      </dd>
    </div>
  );
}
