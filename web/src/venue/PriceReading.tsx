import { platePrices } from '@mandap/api/rules/venue/food-packages';
import { platePriceLine } from '../lib/format';
import { Button } from '../ui/mui/Button';
import { t } from './owner.messages.generated';
import styles from './PriceReading.module.css';

interface PriceReadingProps {
  /** Description of the food packages. */
  text: string;
  /** Prices in the form; NaN while the input isn't a number. */
  veg: number | null;
  nonVeg: number | null;
  onUse: (veg: number | null, nonVeg: number | null) => void;
}

/** Suggests prices found in the description that differ from those in the form. */
export function PriceReading({ text, veg, nonVeg, onUse }: PriceReadingProps) {
  const read = platePrices(text);
  const line = platePriceLine(read.veg, read.nonVeg);
  const differs = line && (read.veg !== veg || read.nonVeg !== nonVeg);
  return (
    <span className={`${styles.reading} tabular`} role="status">
      {differs && (
        <>
          <span className={styles.words}>{t('yourDescriptionSays', { line })}</span>
          <Button size="small" onClick={() => onUse(read.veg, read.nonVeg)}>
            {t('useThesePrices')}
          </Button>
        </>
      )}
    </span>
  );
}
