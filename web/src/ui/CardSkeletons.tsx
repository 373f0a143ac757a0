import styles from './CardSkeletons.module.css';
import { t } from './messages.generated';
import { Skeleton } from './Skeleton';

interface CardSkeletonsProps {
  /** The grid that the cards will be in. */
  className?: string;
  count?: number;
  height: number;
  /** The exact text, where there is one; else it is only spoken. */
  text?: string;
}

/** A list of panels while it loads. */
export function CardSkeletons({ className, count = 3, height, text }: CardSkeletonsProps) {
  return (
    <div role="status">
      {text ? <p className={styles.text}>{text}</p> : <span className="visually-hidden">{t('loading')}</span>}
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
