import { t } from './messages.generated';
import styles from './Prose.module.css';

/** Running text with its opening paragraph set larger. The API renders it from Markdown in which HTML is only text. */
export function Prose({ html }: { html: string }) {
  if (!html) return <p className={styles.prose}>{t('noContentAvailable')}</p>;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
