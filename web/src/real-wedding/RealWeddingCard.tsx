import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianDate } from '../lib/format';
import { LogoMark } from '../ui/LogoMark';
import { Picture } from '../ui/Picture';
import styles from './RealWeddingCard.module.css';
import type { RealWeddingCardFragment } from './RealWeddingCard.generated';

const SIZES = '(min-width: 1520px) 440px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 94vw';

interface RealWeddingCardProps {
  wedding: RealWeddingCardFragment;
  /** The beginning of the story. */
  teaser: string;
  headingLevel?: 2 | 3;
  /** The largest picture of the first screen. */
  priority?: boolean;
  /** How wide the picture is drawn, where it is not one of three columns. */
  sizes?: string;
}

/** A story in a list: its first picture, the day, the title and how it begins. All of it leads to the story. */
export function RealWeddingCard({
  wedding: { id, title, eventDate, pictures },
  teaser,
  headingLevel = 3,
  priority,
  sizes = SIZES,
}: RealWeddingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const [picture] = pictures;
  return (
    <article className={styles.card}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} alt="" priority={priority} className={styles.picture} />
      ) : (
        <div className={`${styles.picture} ${styles.noPicture}`}>
          <LogoMark className={styles.mark} />
        </div>
      )}
      <Heading className={styles.title}>
        <Link to={paths.realWedding(id)} className={styles.link}>
          {title || 'Untitled'}
        </Link>
      </Heading>
      {eventDate && (
        <p className={`${styles.date} tabular`}>
          Married on <time dateTime={eventDate}>{indianDate(eventDate)}</time>
        </p>
      )}
      <p className={styles.teaser}>{teaser}</p>
    </article>
  );
}
