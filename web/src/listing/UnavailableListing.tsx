import { useQuery } from '@apollo/client/react';
import { PageMeta } from '../app/PageMeta';
import { paths } from '../app/paths';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { t } from './detail.messages.generated';
import { UnavailableListingDocument } from './UnavailableListing.generated';

/** Page of a suspended listing, which shows visitors only its name. */
export function UnavailableListing({ id }: { id: string }) {
  const listing = useQuery(UnavailableListingDocument, { variables: { id } }).data?.unavailableListing;
  if (!listing) return null;
  const { kind, name, city } = listing;
  return (
    <>
      <PageMeta title={t('unavailable', { name })} noindex />
      <EmptyState
        title={t('unavailable', { name })}
        headingLevel={1}
        actions={
          <>
            {kind === 'VENUE' ? (
              <LinkButton to={paths.venuesIn(city)}>{t('venuesInCity', { city })}</LinkButton>
            ) : (
              <LinkButton to={paths.vendors}>{t('allVendors')}</LinkButton>
            )}
            <LinkButton to={paths.home} variant="text">
              {t('backToHome')}
            </LinkButton>
          </>
        }
      >
        {t('unavailableHint')}
      </EmptyState>
    </>
  );
}
