import { useQuery } from '@apollo/client/react';
import { paths } from '../../app/paths';
import { HomeSection } from '../../home/HomeSection';
import { RealWeddingCard } from '../../real-wedding/RealWeddingCard';
import { Skeleton } from '../../ui/Skeleton';
import { WeddingHighlightsDocument } from './HomePage.generated';
import { t } from './messages.generated';
import styles from './WeddingHighlights.module.css';

const CARDS = 4;
const SIZES = '(min-width: 1520px) 320px, (min-width: 1100px) 23vw, (min-width: 600px) 46vw, 78vw';

/** The latest real-wedding stories. */
export function WeddingHighlights() {
  const { data, error, refetch } = useQuery(WeddingHighlightsDocument);
  return (
    <HomeSection
      id="real-weddings"
      title={t('realWeddingHighlights')}
      link={{ to: paths.realWeddings, label: t('allRealWeddings') }}
      items={data?.realWeddings.nodes}
      error={error}
      onRetry={refetch}
      waiting={
        <ul className={styles.cards}>
          {Array.from({ length: CARDS }, (_, index) => (
            <li key={index}>
              <Skeleton className={styles.waiting} />
            </li>
          ))}
        </ul>
      }
      none={{ title: t('noStories') }}
    >
      {(weddings) => (
        <ul className={styles.cards}>
          {weddings.map((wedding) => (
            <li key={wedding.id}>
              <RealWeddingCard wedding={wedding} teaser={wedding.teaser} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
