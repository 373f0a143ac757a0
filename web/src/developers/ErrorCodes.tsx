import { MEANING_OF_CODE, STATUS_OF_CODE } from '@mandap/api/constants/errors';
import { t } from './messages.generated';
import styles from './ErrorCodes.module.css';

/** Codes that only GraphQL uses have no HTTP status. */
const STATUS: Readonly<Record<string, number | undefined>> = STATUS_OF_CODE;

/** Table of error codes, their meanings and REST status codes. */
export function ErrorCodes() {
  return (
    <dl className={styles.codes} aria-label={t('errorCodes')}>
      {Object.entries(MEANING_OF_CODE).map(([code, meaning]) => (
        <div key={code} className={styles.row}>
          <dt>
            <code>{code}</code>
            <span className="tabular">{STATUS[code] ?? t('graphqlOnly')}</span>
          </dt>
          <dd>{withCode(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part));
