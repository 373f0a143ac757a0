import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { CardPicture } from '../ui/CardPicture';
import { PAGE_WIDE } from '../ui/Picture';
import { t } from './messages.generated';
import styles from './RealWeddingCard.module.css';
import type { RealWeddingCardFragment } from './RealWeddingCard.generated';

const SIZES = `(min-width: 1520px) 440px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, ${PAGE_WIDE}`;

interface RealWeddingCardProps {
  wedding: RealWeddingCardFragment;
  /** Excerpt of the story. */
  teaser: string;
  headingLevel?: 2 | 3;
  /** Its picture is the largest above the fold. */
  priority?: boolean;
  /** The picture's `sizes`, if it isn't in a three-column grid. */
  sizes?: string;
}

/** A story in a list: first picture, date, title and excerpt. The whole card is a link. */
export function RealWeddingCard({
  wedding: { id, title, eventDate, pictures },
  teaser,
  headingLevel = 3,
  priority,
  sizes = SIZES,
}: RealWeddingCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} zoom`}>
      <CardPicture picture={pictures[0]} sizes={sizes} priority={priority} className={styles.picture} />
      <Heading className={styles.title}>
        <Link to={paths.realWedding(id)} className={styles.link}>
          {title || t('untitled')}
        </Link>
      </Heading>
      {eventDate && (
        <p className={`${styles.date} tabular`}>
          {rich(t, 'marriedOn', {
            time: (text) => <time dateTime={eventDate}>{text}</time>,
            eventDate: indianDate(eventDate),
          })}
        </p>
      )}
      <p className={styles.teaser}>{teaser}</p>
    </article>
  );
}
