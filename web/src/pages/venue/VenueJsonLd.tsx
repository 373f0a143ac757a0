import { sizedUrl } from '@mandap/api/constants/media';
import { facilityLabel } from '@mandap/api/labels/venue';
import { useContext } from 'react';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { rupees } from '../../lib/format';
import { breadcrumbList, faqPage, JsonLd, ratingOf } from '../../lib/jsonLd';
import type { Question } from '../../listing/Faq';
import { t } from './detail.messages.generated';
import type { VenueDetailQuery } from './VenueDetailPage.generated';

interface VenueJsonLdProps {
  venue: NonNullable<VenueDetailQuery['venue']>;
  questions: readonly Question[];
}

const IMAGES = 4;

/** Structured data of a venue for search engines: public fields only, so no contact details. */
export function VenueJsonLd({ venue, questions }: VenueJsonLdProps) {
  const { origin } = useContext(SiteContext);
  const { id, name, city, state, address, ratingAverage, ratingCount, vegPrice, nonVegPrice } = venue;
  const url = origin + paths.venue(id);
  return (
    <>
      <JsonLd
        data={{
          '@type': ['EventVenue', 'LocalBusiness'],
          '@id': url,
          url,
          name,
          description: venue.summary || undefined,
          image: venue.gallery
            .slice(0, IMAGES)
            .map((picture) => origin + sizedUrl(picture.url, 1600, 'webp')),
          address: {
            '@type': 'PostalAddress',
            streetAddress: address || undefined,
            addressLocality: city,
            addressRegion: state || undefined,
            addressCountry: 'IN',
          },
          maximumAttendeeCapacity: venue.maxGuests ?? undefined,
          priceRange: priceRange(vegPrice, nonVegPrice),
          amenityFeature: venue.facilities.map((facility) => ({
            '@type': 'LocationFeatureSpecification',
            name: facilityLabel(facility),
            value: true,
          })),
          aggregateRating: ratingOf(ratingAverage, ratingCount),
        }}
      />
      <JsonLd
        data={breadcrumbList([
          { name: t('home'), url: `${origin}/` },
          { name: t('venues'), url: origin + paths.venues },
          { name: city, url: origin + paths.venuesIn(city) },
          { name, url },
        ])}
      />
      <JsonLd data={faqPage(questions)} />
    </>
  );
}

function priceRange(vegPrice: number | null, nonVegPrice: number | null): string | undefined {
  const price = vegPrice ?? nonVegPrice;
  if (price === null) return undefined;
  return vegPrice === null || nonVegPrice === null
    ? t('pricePerPlate', { price: rupees(price) })
    : t('priceRangePerPlate', { lowest: rupees(vegPrice), highest: rupees(nonVegPrice) });
}
