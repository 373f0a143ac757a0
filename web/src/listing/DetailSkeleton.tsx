import { Loader } from '../ui/Loader';
import { Skeleton } from '../ui/Skeleton';
import styles from './DetailSkeleton.module.css';

/** Skeleton of a listing page, for client-side navigation. */
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
