import { sizedUrl } from '@mandap/api/constants/media';
import { useContext } from 'react';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { rupees } from '../../lib/format';
import { breadcrumbList, faqPage, JsonLd, ratingOf } from '../../lib/jsonLd';
import type { Question } from '../../listing/Faq';
import { capitalize, keyOf, titleOf, namesOf } from '../../vendor/categories';
import { t } from './detail.messages.generated';
import type { VendorDetailQuery } from './VendorDetailPage.generated';

interface VendorJsonLdProps {
  vendor: NonNullable<VendorDetailQuery['vendor']>;
  questions: readonly Question[];
}

const IMAGES = 4;

/** Structured data of a vendor for search engines: public fields only, so no contact details. */
export function VendorJsonLd({ vendor, questions }: VendorJsonLdProps) {
  const { origin } = useContext(SiteContext);
  const { id, name, city, state, address, packages } = vendor;
  const category = keyOf(vendor.category);
  const url = origin + paths.vendor(id, category);
  const prices = packages.map(({ price }) => price);
  return (
    <>
      <JsonLd
        data={{
          '@type': 'LocalBusiness',
          '@id': url,
          url,
          name,
          description: vendor.summary || undefined,
          keywords: titleOf(category),
          image: vendor.gallery
            .slice(0, IMAGES)
            .map((picture) => origin + sizedUrl(picture.url, 1600, 'webp')),
          address: {
            '@type': 'PostalAddress',
            streetAddress: address || undefined,
            addressLocality: city,
            addressRegion: state || undefined,
            addressCountry: 'IN',
          },
          priceRange: priceRange(prices),
          aggregateRating: ratingOf(vendor.ratingAverage, vendor.ratingCount),
        }}
      />
      <JsonLd
        data={breadcrumbList([
          { name: t('home'), url: `${origin}/` },
          { name: t('vendors'), url: origin + paths.vendors },
          { name: capitalize(namesOf(category).many), url: origin + paths.vendorList(category) },
          { name, url },
        ])}
      />
      <JsonLd data={faqPage(questions)} />
    </>
  );
}

function priceRange(prices: readonly number[]): string | undefined {
  if (!prices.length) return undefined;
  const [lowest, highest] = [rupees(Math.min(...prices)), rupees(Math.max(...prices))];
  return lowest === highest ? lowest : t('priceRange', { lowest, highest });
}
