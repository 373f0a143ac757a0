import type { ApolloClient } from '@apollo/client';
import { VENUE_TYPE_LABELS } from '@mandap/api/labels/venue';
import { loadPage } from '../lib/pageQuery';
import { InterpretationDocument } from '../search/Interpretation.generated';
import { keyOf } from '../vendor/categories';
import { listOf, vendorListPath, type VendorSearch } from '../vendor/filters';
import { NO_SEARCH, venueListPath, type VenueSearch } from '../venue/filters';

/** "palace in udaipur", "photographers near jaipur" */
const NAMES_PLACE = /(?:^|\s)(?:in|at|near|around)\s+\S/i;

type Search = VenueSearch | VendorSearch;

const isOfVendors = (search: Search): search is VendorSearch => 'category' in search;

const addressOf = (search: Search): string =>
  isOfVendors(search) ? vendorListPath(search) : venueListPath(search);

/**
 * Returns the list to which a search should redirect, if it contains a service or a city. A service without a city only
 * counts if no listing has that name.
 *
 * @param empty whether the search found nothing
 * @returns undefined if the search is just a name
 */
export async function searchRedirect(
  apollo: ApolloClient,
  search: Search,
  empty = false,
): Promise<string | undefined> {
  const namesPlace = NAMES_PLACE.test(search.q);
  if (!search.q || !(namesPlace || empty)) return undefined;
  const data = await loadPage(apollo, InterpretationDocument, { term: search.q });
  const meant = data?.searchInterpretation;
  if (!meant) return undefined;
  const { category, venueType, city, text } = meant;
  const place = city ?? search.city;
  const address = () => {
    const { date } = search;
    if (category) return vendorListPath({ ...listOf(keyOf(category)), city: place, date });
    if (venueType)
      return venueListPath({
        ...NO_SEARCH,
        city: place,
        date,
        chosen: { ...NO_SEARCH.chosen, type: [VENUE_TYPE_LABELS[venueType]] },
      });
    return city && namesPlace ? addressOf({ ...search, q: text, city, page: 1 }) : undefined;
  };
  const found = address();
  return found === addressOf(search) ? undefined : found;
}
