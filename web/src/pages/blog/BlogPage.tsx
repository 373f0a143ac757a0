import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../../app/notFound';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { Article } from '../../blog/Article';
import { BlogCard } from '../../blog/BlogCard';
import { BlogGrid } from '../../blog/BlogGrid';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ErrorState } from '../../ui/ErrorState';
import { Loader } from '../../ui/Loader';
import { SectionHead } from '../../ui/SectionHead';
import { ArticleJsonLd } from '../../writing/ArticleJsonLd';
import { BlogPageDocument, MoreArticlesDocument } from './BlogPage.generated';
import { t } from './messages.generated';
import styles from './BlogPage.module.css';

export async function load(apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs): Promise<void> {
  const [data] = isId(id)
    ? await Promise.all([
        loadPage(apollo, BlogPageDocument, { id }),
        loadPage(apollo, MoreArticlesDocument, { id }),
      ])
    : [{ blog: null }];
  if (data?.blog === null) throw notFound('blog');
}

/** /blogs/:id: one article and links to others. */
export default function BlogPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(BlogPageDocument, { variables: { id } });
  // A separate query, so that its failure doesn't affect the article.
  const { data: others } = useQuery(MoreArticlesDocument, { variables: { id } });
  if (!data?.blog)
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
  const { title, description, author, pictures } = data.blog;
  const name = title || t('untitled');
  const more = others?.blogs.nodes ?? [];
  return (
    <>
      <PageMeta
        title={name}
        description={description}
        canonical={paths.blog(id)}
        picture={pictures[0]?.url}
        type="article"
      />
      <ArticleJsonLd
        type="BlogPosting"
        path={paths.blog(id)}
        article={data.blog}
        author={author || t('unknownAuthor')}
        pictures={pictures.slice(0, 1)}
        above={[
          { name: t('home'), path: paths.home },
          { name: t('blogs'), path: paths.blogs },
        ]}
      />
      <div className="wrap">
        <div className={styles.article}>
          <Breadcrumbs
            items={[
              { label: t('home'), to: paths.home },
              { label: t('blogs'), to: paths.blogs },
              { label: name },
            ]}
          />
          <Article blog={data.blog} />
        </div>
        {more.length > 0 && (
          <section className={styles.more} aria-labelledby="more">
            <SectionHead id="more" title={t('moreArticles')} />
            <BlogGrid columns={3}>
              {more.map((blog) => (
                <li key={blog.id}>
                  <BlogCard blog={blog} teaser={blog.teaser} />
                </li>
              ))}
            </BlogGrid>
          </section>
        )}
      </div>
    </>
  );
}
