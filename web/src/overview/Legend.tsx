import styles from './Legend.module.css';

/** Which colour stands for what; the numbers beside the bars say the same. */
export function Legend({ series }: { series: readonly string[] }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
