import { cx } from './cx';
import styles from './FoodMark.module.css';

interface FoodMarkProps {
  kind: 'veg' | 'nonveg';
}

/** The mark that every Indian menu carries: a green dot, or a brown triangle. The words go beside it. */
export function FoodMark({ kind }: FoodMarkProps) {
  return <span className={cx(styles.mark, kind === 'nonveg' && styles.nonveg)} aria-hidden="true" />;
}
