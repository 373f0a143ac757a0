import { useQuery } from '@apollo/client/react';
import { LoadError } from '../account/LoadError';
import { paths } from '../app/paths';
import { CardSkeletons } from '../ui/CardSkeletons';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { LoadMore } from '../ui/LoadMore';
import { MyStoriesDocument } from './MyStories.generated';
import styles from './MyStories.module.css';
import { MyStoryCard } from './MyStoryCard';

/** The stories that the viewer wrote, in any state, newest first. A decision may have been made: each visit asks anew. */
export function MyStories() {
  const { data, error, refetch, fetchMore } = useQuery(MyStoriesDocument, {
    variables: { first: 12 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <CardSkeletons className={styles.cards} height={220} />;

  const { nodes, pageInfo } = data.realWeddings;
  const more = () =>
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { realWeddings: next } }) => ({
        realWeddings: { ...next, nodes: [...before.realWeddings.nodes, ...next.nodes] },
      }),
    });
  const write = (
    <LinkButton to={paths.newRealWedding} icon="pencil">
      Write a New Real Wedding
    </LinkButton>
  );
  if (nodes.length === 0)
    return (
      <EmptyState title="No stories yet" actions={write}>
        Tell other couples how your wedding was. You’ll see here whether your story is published.
      </EmptyState>
    );
  return (
    <>
      <div className={styles.actions}>{write}</div>
      <ul className={styles.cards}>
        {nodes.map((story) => (
          <li key={story.id}>
            <MyStoryCard story={story} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && <LoadMore load={more} />}
    </>
  );
}
