import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { LoadError } from '../../account/LoadError';
import { paths } from '../../app/paths';
import { refetchViewer } from '../../app/refetchViewer';
import { lazyComponent, useLazyComponent } from '../../lib/lazyComponent';
import { loadPage } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { Button } from '../../ui/mui/Button';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { panelsSx } from '../../ui/mui/layouts';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { LinkButton } from '../../ui/mui/LinkButton';
import { useProblemToast } from '../../ui/useProblemToast';
import { PricesNotice } from '../../venue/PricesNotice';
import { OwnVenueFacts } from '../../venue/OwnVenueFacts';
import { OwnerPageFrame } from './OwnerPageFrame';
import { PictureStrip } from './PictureStrip';
import { OwnVenueDetailsDocument } from './VenueDetailsPage.generated';
import { t } from './messages.generated';

const lazyForm = lazyComponent(() =>
  import('../../venue/VenueDetailsForm').then(({ VenueDetailsForm }) => VenueDetailsForm),
);

/** All public details of a venue, for its owner to view and edit. */
export default function VenueDetailsPage() {
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(OwnVenueDetailsDocument);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { component: Form, load: loadForm, loading, problem, prefetch } = useLazyComponent(lazyForm);
  useProblemToast(problem);
  const listing = data?.me?.listing;
  const venue = listing?.__typename === 'Venue' ? listing : undefined;

  const edit = async () => {
    if (!loading && (await loadForm())) setEditing(true);
  };
  const view = () => {
    setEditing(false);
    scrollTo(0, 0);
    requestAnimationFrame(() => editButton.current?.focus({ preventScroll: true }));
  };
  const saved = () => {
    view();
    // The name in the menus may have changed.
    void refetchViewer(apollo);
  };

  return (
    <OwnerPageFrame
      title={t('details')}
      subtitle={t('detailsLead')}
      actions={
        venue &&
        !editing && (
          <>
            <LinkButton to={paths.venue(venue.id)} icon="eye" target="_blank" rel="noopener">
              {rich(t, 'preview', { hidden: visuallyHidden })}
            </LinkButton>
            <Button
              ref={editButton}
              variant="primary"
              icon="pencil"
              // Disabling the button would lose the focus.
              aria-busy={loading || undefined}
              {...prefetch}
              onClick={() => void edit()}
            >
              {t('edit')}
            </Button>
          </>
        )
      }
    >
      {venue && editing && Form ? (
        <Box sx={panelsSx}>
          <Form
            venue={venue}
            cities={data?.cities.map(({ name }) => name) ?? []}
            onClose={view}
            onSaved={saved}
          />
        </Box>
      ) : venue ? (
        <Box sx={panelsSx}>
          {venue.pricesConfirmed === false && <PricesNotice venue={venue} onEdit={() => void edit()} />}
          <PictureStrip pictures={venue.strip} count={venue.pictureCount} />
          <OwnVenueFacts venue={venue} />
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={panelsSx} count={4} height={220} />
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnVenueDetailsDocument, {});
