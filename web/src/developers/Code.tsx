import styles from './Code.module.css';

interface CodeProps {
  /** Accessible name: "Example answer". */
  label: string;
  children: string;
}

/** A code block. Scrolls sideways, also by keyboard. */
export function Code({ label, children }: CodeProps) {
  return (
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}
