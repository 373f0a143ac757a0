import { indianDate } from '../lib/format';
import styles from './DateCell.module.css';

/** A day in a table, on one line. */
export const DateCell = ({ day }: { day: string }) => (
  <span className={`${styles.day} tabular`}>{indianDate(day)}</span>
);
