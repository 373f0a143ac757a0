import { useContext } from 'react';
import { SiteContext } from './site';

interface PageMetaProps {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** Path and query of this page's one address; without it, the page names none. */
  canonical?: string;
  /** Base address of the picture that stands for the page when it is shared; the site's own, without. */
  picture?: string;
  type?: 'website' | 'article';
  /** Not for search engines. */
  noindex?: boolean;
}

/** What browsers, search engines and messengers read of a page. React puts it into the head. */
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
      <title>{`${title} · Mandap`}</title>
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
