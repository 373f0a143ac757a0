import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { AccountSettings } from '../../account/AccountSettings';
import { ApiKeys } from '../../account/ApiKeys';
import { LoadError } from '../../account/LoadError';
import { ownerPath } from '../../app/paths';
import { placeName } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { OwnerPanel } from '../../listing/OwnerPanel';
import { Standing } from '../../listing/Standing';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { LinkButton } from '../../ui/LinkButton';
import { Panel } from '../../ui/Panel';
import { StatusBadge } from '../../ui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { VendorContactForm } from '../../vendor/VendorContactForm';
import { VenueContactForm } from '../../venue/VenueContactForm';
import { OwnerPageFrame } from './OwnerPageFrame';
import styles from './OwnerPages.module.css';
import { OwnerProfileDocument, type OwnerProfileQuery } from './ProfilePage.generated';

/** A venue's or vendor's own profile, and how its listing stands in moderation. */
export default function ProfilePage() {
  const { data, error, refetch } = useQuery(OwnerProfileDocument);
  const listing = data?.me?.listing;
  return (
    <OwnerPageFrame title="Profile" lead={listing && placeName(listing.name, listing.city)}>
      {listing ? (
        <div className={styles.panels}>
          <Standing listing={listing} onResubmitted={() => refetch()} />
          <Keeper listing={listing} />
          <Business listing={listing} />
          <AccountSettings account={data.me} />
          <ApiKeys />
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={styles.panels} count={2} height={240} />
      )}
    </OwnerPageFrame>
  );
}

type OwnListing = NonNullable<NonNullable<OwnerProfileQuery['me']>['listing']>;

function Keeper({ listing }: { listing: OwnListing }) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The button comes back with the particulars.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const Form = listing.kind === 'VENUE' ? VenueContactForm : VendorContactForm;
  return (
    <OwnerPanel
      listing={listing}
      actions={
        !editing && (
          <Button ref={editButton} icon="pencil" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
      form={
        editing && (
          <Form
            initial={{
              ownerName: listing.ownerName ?? '',
              email: listing.contact?.email ?? '',
              phone: listing.contact?.phone ?? '',
            }}
            onClose={close}
          />
        )
      }
    />
  );
}

function Business({ listing }: { listing: OwnListing }) {
  const { kind, name, address, city, state, status } = listing;
  return (
    <Panel
      title={name || 'Not Available'}
      actions={<StatusBadge status={status.toLowerCase() as Lowercase<typeof status>} />}
    >
      <TermList
        stacked
        terms={[
          { term: 'Business name', value: name || 'Not Available' },
          { term: 'Address', value: address || 'Not Available' },
          { term: 'City', value: city ? placeName(city, state) : 'Not Available' },
        ]}
      />
      <div>
        <LinkButton
          to={kind === 'VENUE' ? ownerPath('venue', 'details') : ownerPath('vendor', 'business')}
          endIcon="arrow-right"
        >
          {kind === 'VENUE' ? 'Details of the venue' : 'Business data'}
        </LinkButton>
      </div>
    </Panel>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnerProfileDocument, {});
