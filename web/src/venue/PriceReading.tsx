import { platePrices } from '@mandap/api/rules/venue/food-packages';
import { platePriceLine } from '../lib/format';
import { Button } from '../ui/Button';
import styles from './PriceReading.module.css';

interface PriceReadingProps {
  /** The description of the food packages. */
  text: string;
  /** The prices in the form; NaN while a field holds something else. */
  veg: number | null;
  nonVeg: number | null;
  onUse: (veg: number | null, nonVeg: number | null) => void;
}

/** Points out prices in the description that differ from the ones above it, and offers to take them over. */
export function PriceReading({ text, veg, nonVeg, onUse }: PriceReadingProps) {
  const read = platePrices(text);
  const line = platePriceLine(read.veg, read.nonVeg);
  const differs = line && (read.veg !== veg || read.nonVeg !== nonVeg);
  return (
    <span className={`${styles.reading} tabular`} role="status">
      {differs && (
        <>
          <span className={styles.words}>Your description says {line}.</span>
          <Button size="small" onClick={() => onUse(read.veg, read.nonVeg)}>
            Use these prices
          </Button>
        </>
      )}
    </span>
  );
}
