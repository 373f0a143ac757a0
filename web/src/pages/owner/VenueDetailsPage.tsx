import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { LoadError } from '../../account/LoadError';
import { paths } from '../../app/paths';
import { loadPage } from '../../lib/pageQuery';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { LinkButton } from '../../ui/LinkButton';
import { PricesNotice } from '../../venue/PricesNotice';
import { OwnVenueFacts } from '../../venue/OwnVenueFacts';
import { VenueDetailsForm } from '../../venue/VenueDetailsForm';
import { OwnerPageFrame } from './OwnerPageFrame';
import styles from './OwnerPages.module.css';
import { PictureStrip } from './PictureStrip';
import { OwnVenueDetailsDocument } from './VenueDetailsPage.generated';

/** Everything that visitors read about a venue, for its owner to read and to change. */
export default function VenueDetailsPage() {
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(OwnVenueDetailsDocument);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const listing = data?.me?.listing;
  const venue = listing?.__typename === 'Venue' ? listing : undefined;

  const view = () => {
    setEditing(false);
    scrollTo(0, 0);
    requestAnimationFrame(() => editButton.current?.focus({ preventScroll: true }));
  };
  const saved = () => {
    view();
    // The name in the menus may be another one now.
    apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
  };

  return (
    <OwnerPageFrame
      title="Details"
      lead="What visitors read about your venue."
      actions={
        venue &&
        !editing && (
          <>
            <LinkButton to={paths.venue(venue.id)} icon="eye" target="_blank" rel="noopener">
              Preview<span className="visually-hidden"> (opens in a new tab)</span>
            </LinkButton>
            <Button ref={editButton} variant="primary" icon="pencil" onClick={() => setEditing(true)}>
              Edit
            </Button>
          </>
        )
      }
    >
      {venue && editing ? (
        <div className={styles.panels}>
          <VenueDetailsForm
            venue={venue}
            cities={data?.cities.map(({ name }) => name) ?? []}
            onClose={view}
            onSaved={saved}
          />
        </div>
      ) : venue ? (
        <div className={styles.panels}>
          {venue.pricesConfirmed === false && <PricesNotice venue={venue} onEdit={() => setEditing(true)} />}
          <PictureStrip pictures={venue.strip} count={venue.pictureCount} />
          <OwnVenueFacts venue={venue} />
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={styles.panels} count={4} height={220} />
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnVenueDetailsDocument, {});
