import { MEANING_OF_CODE, STATUS_OF_CODE } from '@mandap/api/constants/errors';
import styles from './ErrorCodes.module.css';

/** Those that only GraphQL has are not among them. */
const STATUS: Readonly<Record<string, number | undefined>> = STATUS_OF_CODE;

/** The codes, what each means, and the status that REST answers in its place. */
export function ErrorCodes() {
  return (
    <dl className={styles.codes} aria-label="Error codes">
      {Object.entries(MEANING_OF_CODE).map(([code, meaning]) => (
        <div key={code} className={styles.row}>
          <dt>
            <code>{code}</code>
            <span className="tabular">{STATUS[code] ?? 'GraphQL only'}</span>
          </dt>
          <dd>{withCode(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What stands between backticks, as code. */
const withCode = (text: string) =>
  text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));
