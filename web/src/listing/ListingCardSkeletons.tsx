import { CardGrid } from '../ui/CardGrid';
import { Skeleton } from '../ui/Skeleton';
import card from './ListingCard.module.css';
import styles from './ListingCardSkeletons.module.css';

/** Skeleton cards with the exact size of the real ones, to avoid layout shift. */
export function ListingCardSkeletons({ count, className }: { count: number; className?: string }) {
  return (
    <CardGrid className={className}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={card.card} aria-hidden="true">
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.facts} />
          <Skeleton className={styles.rating} />
          <Skeleton className={styles.summary} />
          <Skeleton className={styles.prices} />
          <Skeleton className={styles.contact} />
        </li>
      ))}
    </CardGrid>
  );
}
