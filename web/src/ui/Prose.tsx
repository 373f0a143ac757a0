import { t } from './messages.generated';
import styles from './Prose.module.css';

/** An article with a larger opening paragraph. The API renders the HTML from Markdown and escapes any HTML in it. */
export function Prose({ html }: { html: string }) {
  if (!html) return <p className={styles.prose}>{t('noContentAvailable')}</p>;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
