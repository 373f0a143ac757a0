import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext, useRef } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { RENDER_AS_NOT_FOUND } from '../../app/renderAsNotFound';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { JsonLd } from '../../lib/jsonLd';
import { parsePageNumber, pagePath, pageCount } from '../../lib/pageNumber';
import { loadPage } from '../../lib/pageQuery';
import { useListNavigation } from '../../listing/useListNavigation';
import { RealWeddingCard } from '../../real-wedding/RealWeddingCard';
import { CardGrid, GridCard } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { t } from './messages.generated';
import styles from './RealWedding.module.css';
import { RealWeddingListDocument } from './RealWeddingListPage.generated';

const PAGE_SIZE = 6;

const variablesOf = (search: string) => ({
  first: PAGE_SIZE,
  page: parsePageNumber(new URLSearchParams(search)),
});

export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<unknown> {
  const variables = variablesOf(new URL(request.url).search);
  const data = await loadPage(apollo, RealWeddingListDocument, variables);
  return variables.page > 1 && data?.realWeddings.nodes.length === 0 ? RENDER_AS_NOT_FOUND : data;
}

/** /realWedding and /realweddings: real-wedding stories, newest first. */
export default function RealWeddingListPage() {
  const { origin } = useContext(SiteContext);
  const { pathname, search } = useLocation();
  const variables = variablesOf(search);
  const { page } = variables;
  const { data, error, refetch } = useQuery(RealWeddingListDocument, { variables });
  const results = useRef<HTMLDivElement>(null);
  const waiting = useListNavigation(pathname, results, results);
  const weddings = waiting ? undefined : data?.realWeddings.nodes;
  const firstPictured = weddings?.find(({ pictures }) => pictures.length > 0);
  return (
    <>
      <PageMeta
        title={page > 1 ? t('titleOfPage', { page }) : t('title')}
        description={t('description')}
        canonical={pagePath(paths.realWeddings, page)}
        picture={weddings?.[0]?.pictures[0]?.url}
        noindex={weddings?.length === 0}
      />
      {weddings && weddings.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            name: t('title'),
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
          title={t('title')}
          subtitle={t('lead')}
          actions={
            <LinkButton to={paths.newRealWedding} icon="pencil">
              {t('tellYours')}
            </LinkButton>
          }
        />
        {weddings?.length ? (
          <div ref={results} tabIndex={-1} className="results">
            <CardGrid columns={3}>
              {weddings.map((wedding) => (
                <GridCard key={wedding.id}>
                  <RealWeddingCard
                    wedding={wedding}
                    teaser={wedding.teaser}
                    headingLevel={2}
                    priority={wedding === firstPictured}
                  />
                </GridCard>
              ))}
            </CardGrid>
            <Pager
              page={page}
              pages={pageCount(data?.realWeddings.totalCount ?? 0, PAGE_SIZE)}
              to={(one) => pagePath(pathname, one)}
            />
          </div>
        ) : weddings ? (
          <EmptyState
            title={t('none')}
            actions={<LinkButton to={paths.newRealWedding}>{t('tellYours')}</LinkButton>}
          />
        ) : error ? (
          <ErrorState title={t('loadingFailed')} error={error} onRetry={refetch} />
        ) : (
          <CardGrid columns={3}>
            {Array.from({ length: PAGE_SIZE }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.waiting} />
              </li>
            ))}
          </CardGrid>
        )}
      </div>
    </>
  );
}
