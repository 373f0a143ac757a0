import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ListingActions } from '../../admin/ListingActions';
import { PictureWall } from '../../admin/PictureWall';
import { PanelHead, ProfileFrame, ProfileSection } from '../../admin/ProfileFrame';
import { ListingStatusDetails } from '../../admin/ListingStatusDetails';
import { paths } from '../../app/paths';
import { indianDate, indianNumber, placeName, rupees, spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Paragraphs } from '../../listing/Paragraphs';
import { Email } from '../../ui/Email';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Badge } from '../../ui/mui/Badge';
import { StatusBadge } from '../../ui/mui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { keyOf } from '../../vendor/categories';
import { VendorPrices } from '../../vendor/VendorPrices';
import { AdminLayout } from './AdminLayout';
import { ListingBookings } from './ListingBookings';
import { t } from './profile.messages.generated';
import { VendorProfileDocument } from './VendorProfilePage.generated';

const TABLE = paths.adminPage('vendor-management');

/** /VendorProfile/{id}: one vendor of any status, as admins see it. */
export default function VendorProfilePage() {
  const { id = '' } = useParams();
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(VendorProfileDocument, { variables: { id } });
  const vendor = data?.vendor;
  return (
    <AdminLayout>
      <ProfileFrame
        title={t('vendorProfile')}
        kind="Vendor"
        table={{ label: t('vendorManagement'), to: TABLE }}
        name={data && (vendor?.name ?? null)}
        error={error}
        onRetry={refetch}
        actions={
          vendor && (
            <>
              {vendor.status === 'APPROVED' && (
                <LinkButton to={paths.vendor(vendor.id, keyOf(vendor.category))} endIcon="arrow-right">
                  {t('viewPublicPage')}
                </LinkButton>
              )}
              <ListingActions
                listing={vendor}
                table={TABLE}
                reload={refetch}
                onChange={() => markStale(apollo, 'VendorManagement')}
              />
            </>
          )
        }
        panel={
          vendor && (
            <>
              <PanelHead
                name={vendor.ownerName || t('nameNotAvailable')}
                caption={t('vendor')}
                picture={vendor.gallery[0] ?? null}
                badge={
                  <>
                    <StatusBadge status={vendor.status.toLowerCase() as Lowercase<typeof vendor.status>} />
                    {vendor.emailConfirmed === false && (
                      <Badge tone="warning">{t('emailNotConfirmed')}</Badge>
                    )}
                  </>
                }
              />
              <TermList
                terms={[
                  {
                    term: t('email'),
                    value: vendor.contact?.email ? (
                      <Email address={vendor.contact.email} />
                    ) : (
                      t('emailNotAvailable')
                    ),
                  },
                  {
                    term: t('phone'),
                    value: spacedPhone(vendor.contact?.phone ?? '') || t('phoneNumberNotAvailable'),
                  },
                  { term: t('city'), value: placeName(vendor.city, vendor.state) },
                  { term: t('address'), value: vendor.address || t('notAvailable') },
                  { term: t('registered'), value: indianDate(vendor.registeredAt) },
                ]}
              />
              <ListingStatusDetails {...vendor} />
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
                  { term: t('businessName'), value: vendor.name },
                  { term: t('businessType'), value: vendorCategoryTitle(keyOf(vendor.category)) },
                  { term: t('price'), value: rupees(vendor.packagePrice) },
                  { term: t('yearsOfExperience'), value: numberOf(vendor.experienceYears) },
                  { term: t('eventsCompleted'), value: numberOf(vendor.eventsCompleted) },
                  {
                    term: t('willingToTravel'),
                    value:
                      vendor.willingToTravel === null
                        ? t('notAvailable')
                        : vendor.willingToTravel
                          ? t('yes')
                          : t('no'),
                  },
                ]}
              />
            </ProfileSection>
            <ProfileSection title={t('summary')}>
              {vendor.summary ? <Paragraphs text={vendor.summary} /> : <p>{t('notAvailable')}</p>}
            </ProfileSection>
            <ProfileSection title={t('package')}>
              <VendorPrices vendor={vendor} />
            </ProfileSection>
            <ProfileSection title={t('portfolio')}>
              <PictureWall pictures={vendor.gallery} label={t('portfolioOf', { name: vendor.name })} />
            </ProfileSection>
            <ListingBookings listingId={vendor.id} />
          </>
        )}
      </ProfileFrame>
    </AdminLayout>
  );
}

const numberOf = (value: number | null) => (value === null ? t('notAvailable') : indianNumber(value));

export const load = (apollo: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadPage(apollo, VendorProfileDocument, { id: params.id ?? '' });
