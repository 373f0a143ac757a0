import styles from './Code.module.css';

interface CodeProps {
  /** What it is, for those who do not see it: "Example answer". */
  label: string;
  children: string;
}

/** A program or a document as it stands. It scrolls sideways by itself, also with the keyboard. */
export function Code({ label, children }: CodeProps) {
  return (
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}
