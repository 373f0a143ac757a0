import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianDate } from '../lib/format';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { RecordCard } from '../ui/RecordCard';
import { StatusBadge } from '../ui/StatusBadge';
import type { MyStoryFragment } from './MyStories.generated';
import styles from './MyStoryCard.module.css';

const BADGES = { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' } as const;

/** A story for its author: its status, and after a rejection the reason and the way to resubmit it. */
export function MyStoryCard({ story }: { story: MyStoryFragment }) {
  const { id, title, status, rejectionReason, canResubmit, excerpt } = story;
  return (
    <RecordCard
      title={<Link to={paths.realWedding(id)}>{title}</Link>}
      facts={factsOf(story)}
      badge={<StatusBadge status={BADGES[status]} />}
      waits={canResubmit}
    >
      <p className={styles.excerpt}>{excerpt}</p>
      {status === 'PENDING' && (
        <p className={styles.next}>We’re reading your story. You’ll find our decision here.</p>
      )}
      {status === 'REJECTED' && (
        <Notice tone="bad">
          <b>Not published.</b> {rejectionReason}
        </Notice>
      )}
      {canResubmit && (
        <LinkButton to={paths.resubmitRealWedding(id)} variant="primary" icon="pencil" wide>
          Edit and resubmit<span className="visually-hidden"> “{title}”</span>
        </LinkButton>
      )}
    </RecordCard>
  );
}

function factsOf({ createdAt, publishedAt, resubmittedAt }: MyStoryFragment): string {
  if (publishedAt) return `Published on ${indianDate(publishedAt)}`;
  return resubmittedAt
    ? `Resubmitted on ${indianDate(resubmittedAt)}`
    : `Submitted on ${indianDate(createdAt)}`;
}
