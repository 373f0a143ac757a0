import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { facilityLabel, venueTypeLabel } from '@mandap/api/labels/venue';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ListingActions } from '../../admin/ListingActions';
import { PictureWall } from '../../admin/PictureWall';
import { PanelHead, ProfileFrame, ProfileSection } from '../../admin/ProfileFrame';
import { RankCell } from '../../admin/RankCell';
import { ListingStatusDetails } from '../../admin/ListingStatusDetails';
import { paths } from '../../app/paths';
import { indianDate, onRequest, placeName, platePriceLine, spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Paragraphs } from '../../listing/Paragraphs';
import { Email } from '../../ui/Email';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Badge } from '../../ui/mui/Badge';
import { StatusBadge } from '../../ui/mui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { AdminLayout } from './AdminLayout';
import { ListingBookings } from './ListingBookings';
import { t } from './profile.messages.generated';
import { VenueProfileDocument } from './VenueProfilePage.generated';

const TABLE = paths.adminPage('venue-management');

/** /VenueProfile/{id}: one venue of any status, as admins see it. */
export default function VenueProfilePage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(VenueProfileDocument, { variables: { id } });
  const venue = data?.venue;
  const price = (venue && platePriceLine(venue.vegPrice, venue.nonVegPrice)) ?? onRequest();
  return (
    <AdminLayout>
      <ProfileFrame
        title={t('profilePage')}
        kind="Venue"
        table={{ label: t('venueManagement'), to: TABLE }}
        name={data && (venue?.name ?? null)}
        error={error}
        onRetry={refetch}
        actions={
          venue && (
            <>
              {venue.status === 'APPROVED' && (
                <LinkButton to={paths.venue(venue.id)} endIcon="arrow-right">
                  {t('viewPublicPage')}
                </LinkButton>
              )}
              <ListingActions
                listing={venue}
                table={TABLE}
                reload={refetch}
                onChange={() => markStale(apollo, 'VenueManagement')}
              />
            </>
          )
        }
        panel={
          venue && (
            <>
              <PanelHead
                name={venue.ownerName || t('nameNotAvailable')}
                caption={t('venueOwner')}
                picture={venue.gallery[0] ?? null}
                badge={
                  <>
                    <StatusBadge status={lower(venue.status)} />
                    {venue.emailConfirmed === false && <Badge tone="warning">{t('emailNotConfirmed')}</Badge>}
                  </>
                }
              />
              <TermList
                terms={[
                  {
                    term: t('email'),
                    value: venue.contact?.email ? (
                      <Email address={venue.contact.email} />
                    ) : (
                      t('emailNotAvailable')
                    ),
                  },
                  {
                    term: t('phone'),
                    value: spacedPhone(venue.contact?.phone ?? '') || t('phoneNumberNotAvailable'),
                  },
                  { term: t('city'), value: placeName(venue.city, venue.state) },
                  { term: t('registered'), value: indianDate(venue.registeredAt) },
                  { term: t('rank'), value: <RankCell listing={venue} /> },
                ]}
              />
              <ListingStatusDetails {...venue} />
            </>
          )
        }
      >
        {venue && (
          <>
            <ProfileSection title={venue.name}>
              <TermList
                stacked
                terms={[
                  { term: t('businessName'), value: venue.name },
                  // The label is a requirement, although the value is the address.
                  { term: t('typeOfBusiness'), value: venue.address || t('notAvailable') },
                  {
                    term: t('contact'),
                    value: spacedPhone(venue.contact?.phone ?? '') || t('phoneNumberNotAvailable'),
                  },
                  { term: t('guestCapacity'), value: venue.guestCapacity || t('notAvailable') },
                  {
                    term: t('pricePerPlate'),
                    value: venue.pricesConfirmed ? price : t('unconfirmedPrice', { price }),
                  },
                  { term: t('howToReach'), value: venue.howToReach ? t('yes') : t('no') },
                  {
                    term: t('venueType'),
                    value: venue.types.map(venueTypeLabel).join(', ') || t('notAvailable'),
                  },
                  {
                    term: t('facilities'),
                    value: venue.facilities.map(facilityLabel).join(', ') || t('notAvailable'),
                  },
                ]}
              />
            </ProfileSection>
            <Text title={t('featuresOfVenue')} text={venue.features} />
            <Text title={t('foodPackages')} text={venue.foodPackages} />
            <Text title={t('summary')} text={venue.summary} />
            <Text title={t('venuePolicies')} text={venue.policies} />
            <ProfileSection title={t('pictures')}>
              <PictureWall pictures={venue.gallery} label={t('picturesOf', { name: venue.name })} />
            </ProfileSection>
            <ListingBookings listingId={venue.id} />
          </>
        )}
      </ProfileFrame>
    </AdminLayout>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <ProfileSection title={title}>
      {text ? <Paragraphs text={text} /> : <p>{t('notAvailable')}</p>}
    </ProfileSection>
  );
}

const lower = <Status extends string>(status: Status) => status.toLowerCase() as Lowercase<Status>;

export const load = (apollo: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadPage(apollo, VenueProfileDocument, { id: params.id ?? '' });
