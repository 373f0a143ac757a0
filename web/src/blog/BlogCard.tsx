import { paths } from '../app/paths';
import { rich } from '../lib/rich';
import { cx } from '../ui/cx';
import { visuallyHidden } from '../ui/visuallyHidden';
import { CardPicture } from '../ui/CardPicture';
import { PAGE_WIDE } from '../ui/Picture';
import { TextLink } from '../ui/TextLink';
import styles from './BlogCard.module.css';
import type { BlogCardFragment } from './BlogCard.generated';
import { t } from './messages.generated';

const LARGE_SIZES = `(min-width: 1520px) 670px, (min-width: 768px) 46vw, ${PAGE_WIDE}`;
const SIZES = '(min-width: 1520px) 430px, (min-width: 1100px) 30vw, (min-width: 600px) 46vw, 112px';

interface BlogCardProps {
  blog: BlogCardFragment;
  /** Excerpt of the text. */
  teaser?: string;
  headingLevel?: 2 | 3;
  /** One of the two cards on top of a list; its picture is wide on phones too. */
  large?: boolean;
  /** Its picture is the largest above the fold. */
  priority?: boolean;
}

/** An article in a list: picture, title and Read More. */
export function BlogCard({
  blog: { id, title, pictures },
  teaser,
  headingLevel = 3,
  large,
  priority,
}: BlogCardProps) {
  const Heading = `h${headingLevel}` as const;
  const name = title || t('untitled');
  return (
    <article className={cx(styles.card, 'zoom', large && styles.large)}>
      <CardPicture
        picture={pictures[0]}
        sizes={large ? LARGE_SIZES : SIZES}
        priority={priority}
        className={styles.picture}
      />
      <Heading className={styles.title}>{name}</Heading>
      {teaser && <p className={styles.teaser}>{teaser}</p>}
      <TextLink to={paths.blog(id)} endIcon="chevron-right" className={styles.link}>
        {rich(t, 'readMore', { hidden: visuallyHidden, name })}
      </TextLink>
    </article>
  );
}
