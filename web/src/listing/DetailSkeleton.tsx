import { Loader } from '../ui/Loader';
import { Skeleton } from '../ui/Skeleton';
import styles from './DetailSkeleton.module.css';

/** The outline of a listing's page, where the browser fetches it after the page has opened. */
export function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <Loader />
      <Skeleton className={styles.trail} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.facts} />
      <Skeleton className={styles.gallery} />
      <div className={styles.columns}>
        <Skeleton className={styles.text} />
        <Skeleton className={styles.panel} />
      </div>
    </div>
  );
}
