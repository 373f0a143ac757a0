import { useContext } from 'react';
import { t } from './messages.generated';
import { SiteContext } from './site';

interface PageMetaProps {
  /** Without the site's name, which is appended. */
  title: string;
  description?: string;
  /** Path and query of the canonical address; without it, no canonical link is rendered. */
  canonical?: string;
  /** Base address of the preview picture for shared links; defaults to the site's own. */
  picture?: string;
  type?: 'website' | 'article';
  /** Excludes the page from search engines. */
  noindex?: boolean;
}

/** Metadata for browsers, search engines and link previews. React hoists it into the head. */
export function PageMeta({
  title,
  description,
  canonical,
  picture,
  type = 'website',
  noindex,
}: PageMetaProps) {
  const { origin } = useContext(SiteContext);
  const address = canonical && origin + canonical;
  const image = `${origin}${picture ?? ''}/share.jpg`;
  const properties = {
    'og:site_name': 'Mandap',
    'og:locale': 'en_IN',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      <title>{t('pageTitle', { title })}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
