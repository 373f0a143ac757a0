import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { loadPage } from '../../lib/pageQuery';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { BusinessPanel } from '../../vendor/BusinessPanel';
import { PersonalPanel } from '../../vendor/PersonalPanel';
import { useEditing } from '../../vendor/useEditing';
import { OwnerPageFrame } from './OwnerPageFrame';
import { OwnVendorBusinessDocument } from './VendorBusinessPage.generated';
import { refetchViewer } from '../../app/refetchViewer';
import { t } from './messages.generated';

/** A vendor's personal and business details, to view and edit. */
export default function VendorBusinessPage() {
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(OwnVendorBusinessDocument);
  const panel = useEditing<'personal' | 'business'>();
  const listing = data?.me?.listing;
  const vendor = listing?.__typename === 'Vendor' ? listing : undefined;

  return (
    <OwnerPageFrame title={t('business')} subtitle={t('businessLead')}>
      {vendor ? (
        <Box sx={columnsSx}>
          <PersonalPanel vendor={vendor} {...panel('personal')} />
          <BusinessPanel
            vendor={vendor}
            cities={data?.cities.map(({ name }) => name) ?? []}
            // The name in the menus may have changed.
            onSaved={() => void refetchViewer(apollo)}
            {...panel('business')}
          />
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={columnsSx} count={2} height={360} />
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnVendorBusinessDocument, {});

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  alignItems: 'start',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(240px, 1fr) minmax(0, 2.2fr)',
  },
};
