import { useContext } from 'react';
import { SiteContext } from '../app/site';
import { breadcrumbList, JsonLd } from '../lib/jsonLd';

interface ArticleJsonLdProps {
  type: 'Article' | 'BlogPosting';
  /** Path of the page. */
  path: string;
  article: {
    title: string;
    description: string;
    publishedAt: string | null;
    createdAt: string;
    updatedAt: string;
  };
  author: string;
  pictures: readonly { url: string }[];
  /** The pages above this one, from the home page. */
  above: readonly { name: string; path: string }[];
}

/** Structured data of an article or story, with its breadcrumb trail. */
export function ArticleJsonLd({ type, path, article, author, pictures, above }: ArticleJsonLdProps) {
  const { origin } = useContext(SiteContext);
  const { title, description, publishedAt, createdAt, updatedAt } = article;
  const url = origin + path;
  return (
    <>
      <JsonLd
        data={{
          '@type': type,
          mainEntityOfPage: url,
          headline: title,
          description,
          image: pictures.map((picture) => `${origin}${picture.url}/share.jpg`),
          datePublished: publishedAt ?? createdAt,
          dateModified: updatedAt,
          author: { '@type': 'Person', name: author },
          publisher: { '@type': 'Organization', name: 'Mandap', url: origin },
        }}
      />
      <JsonLd
        data={breadcrumbList([
          ...above.map((page) => ({ name: page.name, url: origin + page.path })),
          { name: title, url },
        ])}
      />
    </>
  );
}
