import { t } from './messages.generated';
import styles from './Layout.module.css';

export const CONTENT_ID = 'content';

/** The first tab stop of every page: skips the repeated navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
