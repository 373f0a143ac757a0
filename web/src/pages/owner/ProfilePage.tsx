import { panelsSx } from '../../ui/mui/layouts';
import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { AccountSettings } from '../../account/AccountSettings';
import { ApiKeys } from '../../account/ApiKeys';
import { LoadError } from '../../account/LoadError';
import { useLiveQuery } from '../../account/useLiveQuery';
import { ownerPath } from '../../app/paths';
import { placeName } from '../../lib/format';
import { lazyComponent, useLazyComponent } from '../../lib/lazyComponent';
import { useRestoreFocus } from '../../lib/useRestoreFocus';
import { loadPage } from '../../lib/pageQuery';
import { Work } from '../../owner-home/Work';
import { OwnerPanel } from '../../listing/OwnerPanel';
import { ListingStatusNotice } from '../../listing/ListingStatusNotice';
import { Button } from '../../ui/mui/Button';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Panel } from '../../ui/mui/Panel';
import { StatusBadge } from '../../ui/mui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { useProblemToast } from '../../ui/useProblemToast';
import { t } from './messages.generated';
import { OwnerPageFrame } from './OwnerPageFrame';
import { OwnerProfileDocument, type OwnerProfileQuery } from './ProfilePage.generated';

/** Loaded on demand, because of their fields. */
const lazyForms = {
  VENUE: lazyComponent(() =>
    import('../../venue/VenueContactForm').then(({ VenueContactForm }) => VenueContactForm),
  ),
  VENDOR: lazyComponent(() =>
    import('../../vendor/VendorContactForm').then(({ VendorContactForm }) => VendorContactForm),
  ),
};

/** The owner's profile, and the moderation status of the listing. */
export default function ProfilePage() {
  const { data, error, refetch } = useQuery(OwnerProfileDocument);
  const reload = useLiveQuery(OwnerProfileDocument, {});
  const listing = data?.me?.listing;
  return (
    <OwnerPageFrame title={t('profile')} subtitle={listing && placeName(listing.name, listing.city)}>
      {listing ? (
        <Box sx={panelsSx}>
          <ListingStatusNotice listing={listing} onResubmitted={reload} />
          <Panel
            title={t('toDo')}
            actions={
              <LinkButton
                to={ownerPath(listing.kind === 'VENUE' ? 'venue' : 'vendor', 'home')}
                endIcon="arrow-right"
              >
                {t('allWork')}
              </LinkButton>
            }
          >
            <Work work={data.ownerWork} />
          </Panel>
          <OwnerDetails listing={listing} />
          <BusinessDetails listing={listing} />
          <AccountSettings account={data.me} />
          <ApiKeys />
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={panelsSx} count={2} height={240} />
      )}
    </OwnerPageFrame>
  );
}

type OwnListing = NonNullable<NonNullable<OwnerProfileQuery['me']>['listing']>;

function OwnerDetails({ listing }: { listing: OwnListing }) {
  const [editing, setEditing] = useState(false);
  // The Edit button mounts again together with the details.
  const editButton = useRestoreFocus(editing);
  const {
    component: Form,
    load: loadForm,
    loading,
    problem,
    prefetch,
  } = useLazyComponent(lazyForms[listing.kind]);
  useProblemToast(problem);
  return (
    <OwnerPanel
      listing={listing}
      actions={
        !editing && (
          <Button
            ref={editButton}
            icon="pencil"
            busy={loading}
            onClick={() => void loadForm().then(setEditing)}
            {...prefetch}
          >
            {t('edit')}
          </Button>
        )
      }
      form={
        editing &&
        Form && (
          <Form
            initial={{
              ownerName: listing.ownerName ?? '',
              email: listing.contact?.email ?? '',
              phone: listing.contact?.phone ?? '',
            }}
            onClose={() => setEditing(false)}
          />
        )
      }
    />
  );
}

function BusinessDetails({ listing }: { listing: OwnListing }) {
  const { kind, name, address, city, state, status } = listing;
  return (
    <Panel
      title={name || t('notAvailable')}
      actions={<StatusBadge status={status.toLowerCase() as Lowercase<typeof status>} />}
    >
      <TermList
        stacked
        terms={[
          { term: t('businessName'), value: name || t('notAvailable') },
          { term: t('address'), value: address || t('notAvailable') },
          { term: t('city'), value: city ? placeName(city, state) : t('notAvailable') },
        ]}
      />
      <div>
        <LinkButton
          to={kind === 'VENUE' ? ownerPath('venue', 'details') : ownerPath('vendor', 'business')}
          endIcon="arrow-right"
        >
          {kind === 'VENUE' ? t('detailsOfTheVenue') : t('businessData')}
        </LinkButton>
      </div>
    </Panel>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnerProfileDocument, {});
