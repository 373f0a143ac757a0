import type { ApolloClient } from '@apollo/client';
import { loadTranslations } from '@mandap/api/translate';
import { loadPage } from '../lib/pageQuery';
import './ListingCalendar';
import { ListingCalendarDocument } from './ListingCalendar.generated';
import { calendarVariables, firstMonth } from './listingMonths';

/** Loads the data and texts of a listing's calendar, for the server. */
export async function loadListingCalendar(
  apollo: ApolloClient,
  listingId: string,
  url: string,
): Promise<void> {
  const first = firstMonth(new URL(url).searchParams);
  await Promise.all([
    loadTranslations(),
    loadPage(apollo, ListingCalendarDocument, calendarVariables(listingId, first)),
  ]);
}
