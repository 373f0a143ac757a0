import { useQuery } from '@apollo/client/react';
import { paths, withDate } from '../app/paths';
import { keyOf } from '../vendor/categories';
import { SimilarListingsDocument, type SimilarListingsQueryVariables } from './FreeAlternatives.generated';

/**
 * Returns links to similar listings that are free on a date.
 * @param city where they are not labelled with their city
 */
export function useSimilarListings(variables: SimilarListingsQueryVariables, city: string | null) {
  const { data, previousData } = useQuery(SimilarListingsDocument, {
    variables,
    // Those that were free may be booked by now.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return ((data ?? previousData)?.similarListings ?? []).map((listing) => ({
    id: listing.id,
    to: withDate(
      listing.__typename === 'Vendor'
        ? paths.vendor(listing.id, keyOf(listing.category))
        : paths.venue(listing.id),
      variables.date,
    ),
    label: listing.city === city ? listing.name : `${listing.name}, ${listing.city}`,
  }));
}
