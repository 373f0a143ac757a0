import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { VENDOR_CATEGORIES } from '@mandap/api/constants/vendor';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ListingActs } from '../../admin/ListingActs';
import { PictureWall } from '../../admin/PictureWall';
import { PanelHead, ProfileFrame, ProfileSection } from '../../admin/ProfileFrame';
import { Standing } from '../../admin/Standing';
import { paths } from '../../app/paths';
import { indianDate, indianNumber, placeName, rupees, spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Paragraphs } from '../../listing/Paragraphs';
import { LinkButton } from '../../ui/LinkButton';
import { Badge } from '../../ui/Badge';
import { StatusBadge } from '../../ui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { keyOf } from '../../vendor/categories';
import { VendorPrices } from '../../vendor/VendorPrices';
import { AdminLayout } from './AdminLayout';
import { ListingBookings } from './ListingBookings';
import { VendorProfileDocument } from './VendorProfilePage.generated';

const TABLE = { label: 'Vendor Management', to: paths.adminPage('vendor-management') };

const NOT_SAID = 'Not Available';

/** /VendorProfile/{id}: one vendor, in whatever state, as admins see it. */
export default function VendorProfilePage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(VendorProfileDocument, { variables: { id } });
  const vendor = data?.vendor;
  return (
    <AdminLayout>
      <ProfileFrame
        title="Vendor profile"
        what="Vendor"
        table={TABLE}
        name={data && (vendor?.name ?? null)}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        actions={
          vendor && (
            <>
              {vendor.status === 'APPROVED' && (
                <LinkButton to={paths.vendor(vendor.id, keyOf(vendor.category))} endIcon="arrow-right">
                  View public page
                </LinkButton>
              )}
              <ListingActs
                listing={vendor}
                table={TABLE.to}
                renew={refetch}
                onChange={() => markStale(apollo, 'VendorManagement')}
              />
            </>
          )
        }
        panel={
          vendor && (
            <>
              <PanelHead
                name={vendor.ownerName || 'Name not available'}
                caption="Vendor"
                picture={vendor.gallery[0] ?? null}
                badge={
                  <>
                    <StatusBadge status={vendor.status.toLowerCase() as Lowercase<typeof vendor.status>} />
                    {vendor.emailConfirmed === false && <Badge tone="warn">Email not confirmed</Badge>}
                  </>
                }
              />
              <TermList
                terms={[
                  { term: 'Email', value: vendor.contact?.email || 'Email not available' },
                  {
                    term: 'Phone',
                    value: spacedPhone(vendor.contact?.phone ?? '') || 'Phone number not available',
                  },
                  { term: 'City', value: placeName(vendor.city, vendor.state) },
                  { term: 'Address', value: vendor.address || NOT_SAID },
                  { term: 'Registered', value: indianDate(vendor.registeredAt) },
                ]}
              />
              <Standing {...vendor} />
            </>
          )
        }
      >
        {vendor && (
          <>
            <ProfileSection title={vendor.name}>
              <TermList
                stacked
                terms={[
                  { term: 'Business name', value: vendor.name },
                  { term: 'Business type', value: VENDOR_CATEGORIES[keyOf(vendor.category)] },
                  { term: 'Price', value: rupees(vendor.packagePrice) },
                  { term: 'Years of experience', value: numberOf(vendor.experienceYears) },
                  { term: 'Events completed', value: numberOf(vendor.eventsCompleted) },
                  {
                    term: 'Willing to travel',
                    value: vendor.willingToTravel === null ? NOT_SAID : vendor.willingToTravel ? 'Yes' : 'No',
                  },
                ]}
              />
            </ProfileSection>
            <ProfileSection title="Summary">
              {vendor.summary ? <Paragraphs text={vendor.summary} /> : <p>{NOT_SAID}</p>}
            </ProfileSection>
            <ProfileSection title="Package">
              <VendorPrices vendor={vendor} />
            </ProfileSection>
            <ProfileSection title="Portfolio">
              <PictureWall pictures={vendor.gallery} label={`Portfolio of ${vendor.name}`} />
            </ProfileSection>
            <ListingBookings listingId={vendor.id} />
          </>
        )}
      </ProfileFrame>
    </AdminLayout>
  );
}

const numberOf = (value: number | null) => (value === null ? NOT_SAID : indianNumber(value));

export const load = (apollo: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadPage(apollo, VendorProfileDocument, { id: params.id ?? '' });
