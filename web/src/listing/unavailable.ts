import type { ApolloClient } from '@apollo/client';
import { notFound } from '../app/notFound';
import { RENDER_AS_NOT_FOUND } from '../app/renderAsNotFound';
import { isId } from '../lib/ids';
import { loadPage } from '../lib/pageQuery';
import { UnavailableListingDocument } from './UnavailableListing.generated';

/**
 * Loads the page of a listing that the visitor can't see. Suspended listings respond with an explanation and status
 * 404: search engines drop them, and find them again through the sitemap.
 *
 * @throws Response 404 unless the listing is suspended
 */
export async function loadUnavailable(
  apollo: ApolloClient,
  id: string | undefined,
  missing: 'venue' | 'vendor',
): Promise<typeof RENDER_AS_NOT_FOUND> {
  const data = isId(id) && (await loadPage(apollo, UnavailableListingDocument, { id }));
  if (!data || !data.unavailableListing) throw notFound(missing);
  return RENDER_AS_NOT_FOUND;
}
