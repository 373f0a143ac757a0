import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { RealWeddingCard } from '../../real-wedding/RealWeddingCard';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import { Skeleton } from '../../ui/Skeleton';
import styles from './RealWedding.module.css';
import { RealWeddingListDocument } from './RealWeddingListPage.generated';

const variables = { first: 6 };

export const load = (apollo: ApolloClient) => loadPage(apollo, RealWeddingListDocument, variables);

/** /realWedding and /realweddings: stories of weddings, the newest first. */
export default function RealWeddingListPage() {
  const { origin } = useContext(SiteContext);
  const { data, error, refetch, fetchMore } = useQuery(RealWeddingListDocument, { variables });
  const weddings = data?.realWeddings.nodes;
  const pageInfo = data?.realWeddings.pageInfo;
  return (
    <>
      <PageMeta
        title="Real Weddings"
        description="Weddings in India as the people who had them tell it: the day, the guests, what went wrong and what was worth it."
        canonical={paths.realWeddings}
        picture={weddings?.[0]?.pictures[0]?.url}
        noindex={weddings?.length === 0}
      />
      {weddings && weddings.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            name: 'Real Weddings',
            itemListElement: weddings.map(({ id, title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
              url: origin + paths.realWedding(id),
            })),
          }}
        />
      )}
      <div className="wrap">
        <PageHead
          title="Real Weddings"
          lead="As the people who had them tell it."
          actions={
            <LinkButton to={paths.newRealWedding} icon="pencil">
              Tell yours
            </LinkButton>
          }
        />
        {weddings?.length ? (
          <>
            <ul className={styles.grid}>
              {weddings.map((wedding, index) => (
                <li key={wedding.id}>
                  <RealWeddingCard
                    wedding={wedding}
                    teaser={wedding.teaser}
                    headingLevel={2}
                    priority={index === 0}
                  />
                </li>
              ))}
            </ul>
            {pageInfo?.hasNextPage && (
              <LoadMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
            )}
          </>
        ) : weddings ? (
          <EmptyState
            title="Currently no weddings available. Stay tuned for updates!"
            actions={<LinkButton to={paths.newRealWedding}>Tell yours</LinkButton>}
          />
        ) : error ? (
          <ErrorState title="Error while loading data" onRetry={() => void refetch()} />
        ) : (
          <ul className={styles.grid}>
            {Array.from({ length: variables.first }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.waiting} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
