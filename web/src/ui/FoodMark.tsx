import { cx } from './cx';
import styles from './FoodMark.module.css';

interface FoodMarkProps {
  kind: 'veg' | 'nonveg';
}

/** The mark required on Indian menus: a green dot (veg) or a brown triangle (non-veg). Put the text beside it. */
export function FoodMark({ kind }: FoodMarkProps) {
  return <span className={cx(styles.mark, kind === 'nonveg' && styles.nonveg)} aria-hidden="true" />;
}
