import styles from './Layout.module.css';

export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past everything that each page repeats. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
