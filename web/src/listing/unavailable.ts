import type { ApolloClient } from '@apollo/client';
import { NOT_THERE } from '../app/notThere';
import { isId } from '../lib/ids';
import { loadPage } from '../lib/pageQuery';
import { UnavailableListingDocument } from './UnavailableListing.generated';

/**
 * Loads the page of a listing that the visitor can't see. Suspended listings say so with status 404: search engines drop
 * them, and find them in the sitemap again later.
 *
 * @throws Response 404 with `statusText` unless the listing is suspended
 */
export async function loadUnavailable(
  apollo: ApolloClient,
  id: string | undefined,
  statusText: string,
): Promise<typeof NOT_THERE> {
  const data = isId(id) && (await loadPage(apollo, UnavailableListingDocument, { id }));
  if (!data || !data.unavailableListing) throw new Response(null, { status: 404, statusText });
  return NOT_THERE;
}
