import { platePrices } from '@mandap/api/rules/venue/food-packages';
import { rupees } from '../lib/format';
import { FoodMark } from '../ui/FoodMark';
import styles from './PriceReading.module.css';

/** The prices that the server will read out of an owner's words, by the same function, while they type. */
export function PriceReading({ text }: { text: string }) {
  const { veg, nonVeg } = platePrices(text);
  return (
    <span className={`${styles.reading} tabular`} role="status">
      <span className={styles.price}>
        <FoodMark kind="veg" />
        Veg <b>{rupees(veg)}</b>
      </span>
      <span className={styles.price}>
        <FoodMark kind="nonveg" />
        Non-veg <b>{rupees(nonVeg)}</b>
      </span>
      <span className={styles.words}>
        {veg === null && nonVeg === null
          ? 'No price found. Write it beside the word: Veg 1,450, non-veg 1,850.'
          : 'So visitors see them, per plate.'}
      </span>
    </span>
  );
}
