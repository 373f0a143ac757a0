import { clip } from '../lib/text';
import { thingWords } from './auditWords';
import styles from './Changes.module.css';

interface ChangesProps {
  changes: readonly { field: string; before: string | null; after: string | null }[];
}

/** A long value shows its beginning; the log itself keeps no more than that of a text. */
const LONG = 120;

const short = (value: string) => clip(value, LONG);

/** What an act changed, value by value: "Status: pending → rejected". */
export function Changes({ changes }: ChangesProps) {
  const told = changes.filter(({ before, after }) => before !== null || after !== null);
  return (
    <ul className={styles.changes}>
      {told.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{thingWords(field)}:</span>{' '}
          {before !== null && after !== null ? (
            <>
              <del>{short(before)}</del>
              <span aria-hidden="true"> → </span>
              <ins>{short(after)}</ins>
            </>
          ) : after !== null ? (
            <ins>{short(after)}</ins>
          ) : (
            <del>{short(before ?? '')}</del>
          )}
        </li>
      ))}
    </ul>
  );
}
