import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { LogoMark } from '../ui/LogoMark';
import { Picture } from '../ui/Picture';
import styles from './BlogCard.module.css';
import type { BlogCardFragment } from './BlogCard.generated';

const LARGE_SIZES = '(min-width: 1520px) 670px, (min-width: 768px) 46vw, 94vw';
const SIZES = '(min-width: 1520px) 430px, (min-width: 1100px) 30vw, (min-width: 600px) 46vw, 112px';

interface BlogCardProps {
  blog: BlogCardFragment;
  /** The beginning of the text. */
  teaser?: string;
  headingLevel?: 2 | 3;
  /** One of two that open a list: its picture is wide on a phone, too. */
  large?: boolean;
  /** Its picture is the largest of the first screen. */
  priority?: boolean;
}

/** An article in a list: picture, title, and Read More. */
export function BlogCard({
  blog: { id, title, pictures },
  teaser,
  headingLevel = 3,
  large,
  priority,
}: BlogCardProps) {
  const Heading = `h${headingLevel}` as const;
  const name = title || 'Untitled';
  const [picture] = pictures;
  return (
    <article className={cx(styles.card, large && styles.large)}>
      {picture ? (
        <Picture
          picture={picture}
          sizes={large ? LARGE_SIZES : SIZES}
          alt=""
          priority={priority}
          className={styles.picture}
        />
      ) : (
        <div className={`${styles.picture} ${styles.noPicture}`}>
          <LogoMark className={styles.mark} />
        </div>
      )}
      <Heading className={styles.title}>{name}</Heading>
      {teaser && <p className={styles.teaser}>{teaser}</p>}
      <Link to={paths.blog(id)} className={styles.link}>
        Read More<span className="visually-hidden">: {name}</span>
        <Icon name="chevron-right" size="small" />
      </Link>
    </article>
  );
}
