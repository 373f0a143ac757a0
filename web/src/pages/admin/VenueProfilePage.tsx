import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { FACILITIES, VENUE_TYPES } from '@mandap/api/constants/venue';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ListingActs } from '../../admin/ListingActs';
import { PictureWall } from '../../admin/PictureWall';
import { PanelHead, ProfileFrame, ProfileSection } from '../../admin/ProfileFrame';
import { RankCell } from '../../admin/RankCell';
import { Standing } from '../../admin/Standing';
import { paths } from '../../app/paths';
import { indianDate, onRequest, placeName, platePriceLine, spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Paragraphs } from '../../listing/Paragraphs';
import { LinkButton } from '../../ui/LinkButton';
import { Badge } from '../../ui/Badge';
import { StatusBadge } from '../../ui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { AdminLayout } from './AdminLayout';
import { ListingBookings } from './ListingBookings';
import { VenueProfileDocument } from './VenueProfilePage.generated';

const TABLE = { label: 'Venue Management', to: paths.adminPage('venue-management') };

/** /VenueProfile/{id}: one venue, in whatever state, as admins see it. */
export default function VenueProfilePage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(VenueProfileDocument, { variables: { id } });
  const venue = data?.venue;
  return (
    <AdminLayout>
      <ProfileFrame
        title="PROFILE PAGE"
        what="Venue"
        table={TABLE}
        name={data && (venue?.name ?? null)}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        actions={
          venue && (
            <>
              {venue.status === 'APPROVED' && (
                <LinkButton to={paths.venue(venue.id)} endIcon="arrow-right">
                  View public page
                </LinkButton>
              )}
              <ListingActs
                listing={venue}
                table={TABLE.to}
                renew={refetch}
                onChange={() => markStale(apollo, 'VenueManagement')}
              />
            </>
          )
        }
        panel={
          venue && (
            <>
              <PanelHead
                name={venue.ownerName || 'Name not available'}
                caption="Venue owner"
                picture={venue.gallery[0] ?? null}
                badge={
                  <>
                    <StatusBadge status={lower(venue.status)} />
                    {venue.emailConfirmed === false && <Badge tone="warn">Email not confirmed</Badge>}
                  </>
                }
              />
              <TermList
                terms={[
                  { term: 'Email', value: venue.contact?.email || 'Email not available' },
                  {
                    term: 'Phone',
                    value: spacedPhone(venue.contact?.phone ?? '') || 'Phone number not available',
                  },
                  { term: 'City', value: placeName(venue.city, venue.state) },
                  { term: 'Registered', value: indianDate(venue.registeredAt) },
                  { term: 'Rank', value: <RankCell listing={venue} /> },
                ]}
              />
              <Standing {...venue} />
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
                  { term: 'Business name', value: venue.name },
                  // As the specification labels it.
                  { term: 'Type of business', value: venue.address || 'Not Available' },
                  {
                    term: 'Contact',
                    value: spacedPhone(venue.contact?.phone ?? '') || 'Phone number not available',
                  },
                  { term: 'Guest capacity', value: venue.guestCapacity || 'Not Available' },
                  {
                    term: 'Price per plate',
                    value:
                      (platePriceLine(venue.vegPrice, venue.nonVegPrice) ?? onRequest()) +
                      (venue.pricesConfirmed ? '' : ' (not confirmed by the owner)'),
                  },
                  { term: 'How to reach', value: venue.howToReach ? 'Yes' : 'No' },
                  {
                    term: 'Venue type',
                    value: venue.types.map((type) => VENUE_TYPES[type]).join(', ') || 'Not Available',
                  },
                  {
                    term: 'Facilities',
                    value: venue.facilities.map((key) => FACILITIES[key]).join(', ') || 'Not Available',
                  },
                ]}
              />
            </ProfileSection>
            <Text title="Features of venue" text={venue.features} />
            <Text title="Food packages" text={venue.foodPackages} />
            <Text title="Summary" text={venue.summary} />
            <Text title="Venue policies" text={venue.policies} />
            <ProfileSection title="Pictures">
              <PictureWall pictures={venue.gallery} label={`Pictures of ${venue.name}`} />
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
    <ProfileSection title={title}>{text ? <Paragraphs text={text} /> : <p>Not Available</p>}</ProfileSection>
  );
}

const lower = <Status extends string>(status: Status) => status.toLowerCase() as Lowercase<Status>;

export const load = (apollo: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadPage(apollo, VenueProfileDocument, { id: params.id ?? '' });
