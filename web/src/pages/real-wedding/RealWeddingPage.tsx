import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../../app/notFound';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { RealWeddingCard } from '../../real-wedding/RealWeddingCard';
import { Story } from '../../real-wedding/Story';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { CardGrid, GridCard } from '../../ui/CardGrid';
import { ErrorState } from '../../ui/ErrorState';
import { Loader } from '../../ui/Loader';
import { SectionHead } from '../../ui/SectionHead';
import { ArticleJsonLd } from '../../writing/ArticleJsonLd';
import { t } from './messages.generated';
import styles from './RealWedding.module.css';
import { MoreStoriesDocument, RealWeddingPageDocument } from './RealWeddingPage.generated';

export async function load(apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs): Promise<void> {
  const [data] = isId(id)
    ? await Promise.all([
        loadPage(apollo, RealWeddingPageDocument, { id }),
        loadPage(apollo, MoreStoriesDocument, { id }),
      ])
    : [{ realWedding: null }];
  if (data?.realWedding === null) throw notFound('realWedding');
}

/** /realWedding/:id: one story and links to others. */
export default function RealWeddingPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(RealWeddingPageDocument, { variables: { id } });
  // A separate query, so that its failure doesn't affect the story.
  const { data: others } = useQuery(MoreStoriesDocument, { variables: { id } });
  const wedding = data?.realWedding;
  if (!wedding)
    return (
      <div className="wrap">
        <PageMeta title={t('title')} noindex />
        {error ? (
          <ErrorState title={t('loadingFailed')} error={error} headingLevel={1} onRetry={refetch} />
        ) : (
          <Loader />
        )}
      </div>
    );
  const name = wedding.title || t('untitled');
  const more = others?.realWeddings.nodes ?? [];
  return (
    <>
      <PageMeta
        title={name}
        description={wedding.description}
        canonical={paths.realWedding(id)}
        picture={wedding.pictures[0]?.url}
        type="article"
        noindex={wedding.status !== 'PUBLISHED'}
      />
      {wedding.status === 'PUBLISHED' && (
        <ArticleJsonLd
          type="Article"
          path={paths.realWedding(id)}
          article={wedding}
          author={wedding.author || t('unknownAuthor')}
          pictures={wedding.pictures}
          above={[
            { name: t('home'), path: paths.home },
            { name: t('title'), path: paths.realWeddings },
          ]}
        />
      )}
      <div className="wrap">
        <div className={styles.story}>
          <Breadcrumbs
            items={[
              { label: t('home'), to: paths.home },
              { label: t('title'), to: paths.realWeddings },
              { label: name },
            ]}
          />
          <Story key={id} wedding={wedding} />
        </div>
        {more.length > 0 && (
          <section className={styles.more} aria-labelledby="more">
            <SectionHead id="more" title={t('moreRealWeddings')} />
            <CardGrid columns={3}>
              {more.map((one) => (
                <GridCard key={one.id}>
                  <RealWeddingCard wedding={one} teaser={one.teaser} />
                </GridCard>
              ))}
            </CardGrid>
          </section>
        )}
      </div>
    </>
  );
}
