import { useQuery } from '@apollo/client/react';
import { PageMeta } from '../app/PageMeta';
import { paths } from '../app/paths';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { NO_SEARCH, venueListPath } from '../venue/filters';
import { UnavailableListingDocument } from './UnavailableListing.generated';

/** The page of a suspended listing. Its name is all that visitors see of it. */
export function UnavailableListing({ id }: { id: string }) {
  const listing = useQuery(UnavailableListingDocument, { variables: { id } }).data?.unavailableListing;
  if (!listing) return null;
  const { kind, name, city } = listing;
  return (
    <>
      <PageMeta title={`${name} is currently not available`} noindex />
      <EmptyState
        title={`${name} is currently not available`}
        headingLevel={1}
        actions={
          <>
            {kind === 'VENUE' ? (
              <LinkButton to={venueListPath({ ...NO_SEARCH, city })}>Venues in {city}</LinkButton>
            ) : (
              <LinkButton to={paths.vendors}>All vendors</LinkButton>
            )}
            <LinkButton to={paths.home} variant="text">
              Back to home
            </LinkButton>
          </>
        }
      >
        It takes no new enquiries for now. Enquiries and bookings that you already have there continue.
      </EmptyState>
    </>
  );
}
