import { cardsSx } from '../ui/mui/layouts';
import Box from '@mui/material/Box';
import { useQuery } from '@apollo/client/react';
import { LoadError } from '../account/LoadError';
import { paths } from '../app/paths';
import { CardSkeletons } from '../ui/mui/CardSkeletons';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/mui/LinkButton';
import { LoadMore } from '../ui/mui/LoadMore';
import { t } from './own.messages.generated';
import { MyStoriesDocument } from './MyStories.generated';
import { MyStoryCard } from './MyStoryCard';

interface MyStoriesProps {
  /** The viewer is a vendor or venue, not a couple. */
  business?: boolean;
}

/** The viewer's stories of any status, newest first. Refetches on each visit, as moderation changes them. */
export function MyStories({ business = false }: MyStoriesProps) {
  const { data, error, refetch, fetchMore } = useQuery(MyStoriesDocument, {
    variables: { first: 12 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <CardSkeletons sx={cardsSx} height={220} />;

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
      {t('writeANewRealWedding')}
    </LinkButton>
  );
  if (nodes.length === 0)
    return (
      <EmptyState title={t('noStoriesYet')} actions={write}>
        {t(business ? 'noBusinessStoriesHint' : 'noStoriesHint')}
      </EmptyState>
    );
  return (
    <>
      <Box sx={actionsSx}>{write}</Box>
      <Box component="ul" sx={cardsSx}>
        {nodes.map((story) => (
          <li key={story.id}>
            <MyStoryCard story={story} />
          </li>
        ))}
      </Box>
      {pageInfo.hasNextPage && <LoadMore load={more} />}
    </>
  );
}

const actionsSx = {
  marginBottom: 5,
};
