import { clip } from '@mandap/api/clip';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { RANK_MAX } from '@mandap/api/constants/listing';
import { Suspense, useRef } from 'react';
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { loadRelatedArticles, RelatedArticles } from '../../blog/RelatedArticles';
import { EnquiryButton } from '../../booking/EnquiryButton';
import { CalendarSection, loadCalendarSection } from '../../calendar/CalendarSection';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { BuyBar } from '../../listing/BuyBar';
import { DetailLayout } from '../../listing/DetailLayout';
import { DetailSection } from '../../listing/DetailSection';
import { DetailSkeleton } from '../../listing/DetailSkeleton';
import { Faq } from '../../listing/Faq';
import { Gallery } from '../../listing/Gallery';
import { HiddenNotice } from '../../listing/HiddenNotice';
import { ListingHead } from '../../listing/ListingHead';
import { PricePanel } from '../../listing/PricePanel';
import { loadUnavailable } from '../../listing/unavailable';
import { UnavailableListing } from '../../listing/UnavailableListing';
import { useRecordView } from '../../listing/useRecordView';
import { ReviewButton } from '../../review/ReviewButton';
import { Reviews } from '../../review/Reviews';
import { reviewsPage } from '../../review/reviewsPage';
import { lazyPart } from '../../ui/lazyPart';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ErrorState } from '../../ui/ErrorState';
import { faqOf } from '../../venue/faq';
import { VenueAbout } from '../../venue/VenueAbout';
import { VenuePrices } from '../../venue/VenuePrices';
import { VenueTerms } from '../../venue/VenueTerms';
import { WishlistButton } from '../../wishlist/WishlistButton';
import { t } from './detail.messages.generated';
import { VenueDetailDocument, type VenueDetailQuery } from './VenueDetailPage.generated';
import { VenueJsonLd } from './VenueJsonLd';

const EmptySections = lazyPart(() => import('./EmptyVenueSections'));

export async function load(
  apollo: ApolloClient,
  { params: { id }, request }: LoaderFunctionArgs,
): Promise<unknown> {
  const [data] = await Promise.all([
    isId(id)
      ? loadPage(apollo, VenueDetailDocument, {
          id,
          reviewsPage: reviewsPage(new URL(request.url).searchParams),
        })
      : { venue: null },
    loadRelatedArticles(apollo, id),
  ]);
  if (data?.venue === null) return loadUnavailable(apollo, id, 'venue');
  if (data?.venue) await loadCalendarSection(apollo, data.venue.id, request);
  return data;
}

/** /venuelist/:id: the page of one venue. */
export default function VenueDetailPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(VenueDetailDocument, {
    variables: { id, reviewsPage: reviewsPage(search) },
  });
  if (data?.venue) return <Detail venue={data.venue} />;
  return (
    <div className="wrap">
      <PageMeta title={t('weddingVenue')} noindex />
      {data ? (
        <UnavailableListing id={id} />
      ) : error ? (
        <ErrorState title={t('loadingFailed')} error={error} headingLevel={1} onRetry={refetch} />
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}

/** Search engines truncate longer descriptions. */
const DESCRIPTION_LENGTH = 160;

function Detail({ venue }: { venue: NonNullable<VenueDetailQuery['venue']> }) {
  const viewer = useViewer();
  useRecordView(venue.id);
  const panelButton = useRef<HTMLDivElement>(null);
  const { id, name, city, summary, rank, maxGuests, vegPrice, nonVegPrice } = venue;
  const questions = faqOf(venue);
  const trail = [
    { label: t('home'), to: paths.home },
    { label: t('venues'), to: paths.venues },
    { label: city, to: paths.venuesIn(city) },
    { label: name },
  ];
  return (
    <>
      <PageMeta
        title={`${name}, ${city}`}
        description={clip(summary || t('descriptionOfOne', { name, city }), DESCRIPTION_LENGTH)}
        canonical={paths.venue(id)}
        picture={venue.gallery[0]?.url}
        noindex={venue.status !== 'APPROVED'}
      />
      <VenueJsonLd venue={venue} questions={questions} />
      <div className="wrap">
        <Breadcrumbs items={trail} />
        <HiddenNotice listing={venue} viewerId={viewer?.id} />
        <ListingHead
          listing={venue}
          kind={t('kind')}
          path={paths.venue(id)}
          facts={<span>{t('editorsRank', { rank, rankMax: RANK_MAX })}</span>}
          actions={
            <>
              {viewer?.role === 'USER' && <WishlistButton listing={venue} />}
              <ReviewButton listing={venue} />
            </>
          }
        />
        <Gallery listing={venue} />
        <DetailLayout
          panel={
            <PricePanel
              kind="venue"
              contact={venue.contact}
              enquire={<EnquiryButton listing={venue} myBooking={venue.myBooking} />}
              enquireRef={panelButton}
              note={maxGuests === null ? t('free') : t('upToPax', { maxGuests })}
              noteIcon="users"
            >
              <VenuePrices venue={venue} />
            </PricePanel>
          }
          after={<RelatedArticles listingId={id} />}
        >
          <VenueAbout venue={venue} />
          {viewer?.id === id && (
            <Suspense fallback={null}>
              <EmptySections venue={venue} />
            </Suspense>
          )}
          <VenueTerms venue={venue} />
          <DetailSection title={t('availability')} id="availability">
            <CalendarSection key={id} listingId={id} />
          </DetailSection>
          <DetailSection title={t('reviews')} id="reviews">
            <Reviews listing={venue} />
          </DetailSection>
          <Faq questions={questions} />
        </DetailLayout>
      </div>
      <BuyBar
        price={vegPrice ?? nonVegPrice}
        unit={t(vegPrice === null ? 'nonVegUnit' : 'vegUnit')}
        ratingAverage={venue.ratingAverage}
        ratingCount={venue.ratingCount}
        enquire={<EnquiryButton inBar listing={venue} myBooking={venue.myBooking} />}
        button={panelButton}
      />
    </>
  );
}
