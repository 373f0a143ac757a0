import { sizedUrl } from '@mandap/api/constants/media';
import { FACILITIES } from '@mandap/api/constants/venue';
import { useContext } from 'react';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { rupees } from '../../lib/format';
import { breadcrumbList, faqPage, JsonLd, ratingOf } from '../../lib/jsonLd';
import type { Question } from '../../listing/Faq';
import { NO_SEARCH, venueListPath } from '../../venue/filters';
import type { VenueDetailQuery } from './VenueDetailPage.generated';

interface VenueJsonLdProps {
  venue: NonNullable<VenueDetailQuery['venue']>;
  questions: readonly Question[];
}

const IMAGES = 4;

/** The venue for search engines: what every visitor sees, so never how to contact it. */
export function VenueJsonLd({ venue, questions }: VenueJsonLdProps) {
  const { origin } = useContext(SiteContext);
  const { id, name, city, state, address, ratingAverage, ratingCount, vegPrice, nonVegPrice } = venue;
  const url = origin + paths.venue(id);
  const prices = [vegPrice, nonVegPrice].filter((price) => price !== null);
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
          priceRange: prices.length ? `${prices.map(rupees).join(' to ')} per plate` : undefined,
          amenityFeature: venue.facilities.map((facility) => ({
            '@type': 'LocationFeatureSpecification',
            name: FACILITIES[facility],
            value: true,
          })),
          aggregateRating: ratingOf(ratingAverage, ratingCount),
        }}
      />
      <JsonLd
        data={breadcrumbList([
          { name: 'Home', url: `${origin}/` },
          { name: 'Venues', url: origin + paths.venues },
          { name: city, url: origin + venueListPath({ ...NO_SEARCH, city }) },
          { name, url },
        ])}
      />
      <JsonLd data={faqPage(questions)} />
    </>
  );
}
