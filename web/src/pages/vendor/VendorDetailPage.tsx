import { clip } from '@mandap/api/clip';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Suspense, useRef } from 'react';
import { redirect, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
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
import { Icon } from '../../ui/Icon';
import { capitalize, keyOf, titleOf, namesOf } from '../../vendor/categories';
import { faqOf } from '../../vendor/faq';
import { VendorAbout } from '../../vendor/VendorAbout';
import { VendorPrices } from '../../vendor/VendorPrices';
import { VendorTerms } from '../../vendor/VendorTerms';
import { WishlistButton } from '../../wishlist/WishlistButton';
import { t } from './detail.messages.generated';
import { VendorDetailDocument, type VendorDetailQuery } from './VendorDetailPage.generated';
import { VendorJsonLd } from './VendorJsonLd';

const EmptySections = lazyPart(() => import('./EmptyVendorSections'));

export async function load(
  apollo: ApolloClient,
  { params: { type, id }, request }: LoaderFunctionArgs,
): Promise<unknown> {
  const [data] = await Promise.all([
    isId(id)
      ? loadPage(apollo, VendorDetailDocument, {
          id,
          reviewsPage: reviewsPage(new URL(request.url).searchParams),
        })
      : { vendor: null },
    loadRelatedArticles(apollo, id),
  ]);
  if (!data) return undefined;
  if (!data.vendor) return loadUnavailable(apollo, id, 'vendor');
  const category = keyOf(data.vendor.category);
  // A temporary redirect, because vendors can change their category.
  if (type !== category) throw redirect(paths.vendor(data.vendor.id, category) + new URL(request.url).search);
  await loadCalendarSection(apollo, data.vendor.id, request);
  return data;
}

/** /vendor/:type/:id: the page of one vendor. */
export default function VendorDetailPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(VendorDetailDocument, {
    variables: { id, reviewsPage: reviewsPage(search) },
  });
  if (data?.vendor) return <Detail vendor={data.vendor} />;
  return (
    <div className="wrap">
      <PageMeta title={t('weddingVendor')} noindex />
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

function Detail({ vendor }: { vendor: NonNullable<VendorDetailQuery['vendor']> }) {
  const viewer = useViewer();
  useRecordView(vendor.id);
  const panelButton = useRef<HTMLDivElement>(null);
  const { id, name, city, summary } = vendor;
  const category = keyOf(vendor.category);
  const { one, many } = namesOf(category);
  const questions = faqOf(vendor);
  return (
    <>
      <PageMeta
        title={t('titleOfOne', { name, one, city })}
        description={clip(summary || t('descriptionOfOne', { name, one, city }), DESCRIPTION_LENGTH)}
        canonical={paths.vendor(id, category)}
        picture={vendor.gallery[0]?.url}
        noindex={vendor.status !== 'APPROVED'}
      />
      <VendorJsonLd vendor={vendor} questions={questions} />
      <div className="wrap">
        <Breadcrumbs
          items={[
            { label: t('home'), to: paths.home },
            { label: t('vendors'), to: paths.vendors },
            { label: capitalize(many), to: paths.vendorList(category) },
            { label: name },
          ]}
        />
        <HiddenNotice listing={vendor} viewerId={viewer?.id} />
        <ListingHead
          listing={vendor}
          kind={one}
          path={paths.vendor(id, category)}
          facts={
            <span>
              <Icon name="tag" size="small" />
              {titleOf(category)}
            </span>
          }
          actions={
            <>
              {viewer?.role === 'USER' && <WishlistButton listing={vendor} type="Vendor" />}
              <ReviewButton listing={vendor} />
            </>
          }
        />
        <Gallery listing={vendor} />
        <DetailLayout
          panel={
            <PricePanel
              kind="vendor"
              contact={vendor.contact}
              enquire={<EnquiryButton listing={vendor} myBooking={vendor.myBooking} />}
              enquireRef={panelButton}
              note={t('free')}
              noteIcon="info"
            >
              <VendorPrices vendor={vendor} />
            </PricePanel>
          }
          after={<RelatedArticles listingId={id} />}
        >
          <VendorAbout vendor={vendor} />
          {viewer?.id === id && (
            <Suspense fallback={null}>
              <EmptySections vendor={vendor} />
            </Suspense>
          )}
          <VendorTerms category={category} cancellation={vendor.cancellation} />
          <DetailSection title={t('availability')} id="availability">
            <CalendarSection key={id} listingId={id} />
          </DetailSection>
          <DetailSection title={t('reviews')} id="reviews">
            <Reviews listing={vendor} />
          </DetailSection>
          <Faq questions={questions} />
        </DetailLayout>
      </div>
      <BuyBar
        price={vendor.packagePrice}
        unit={t('cheapestPackage')}
        ratingAverage={vendor.ratingAverage}
        ratingCount={vendor.ratingCount}
        enquire={<EnquiryButton inBar listing={vendor} myBooking={vendor.myBooking} />}
        button={panelButton}
      />
    </>
  );
}
