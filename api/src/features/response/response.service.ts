import { allColumnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { loader } from '../../core/loader.js';
import { reading } from '../../core/reads.js';
import { listingTag } from '../listing/listing.tags.js';
import { ResponseFigures } from './response.entity.js';

const COLUMNS = allColumnsOf(ResponseFigures);

async function figuresOf(tx: Tx, listingIds: readonly string[]): Promise<Map<string, ResponseFigures>> {
  // Changes announce the tags of listings; see migration 0045.
  const rows = await reading(listingIds.map(listingTag), () =>
    select(tx, COLUMNS, 'FROM listing_response WHERE listing_id = ANY($1::uuid[])', [listingIds]),
  );
  return new Map(rows.map((figures) => [figures.listingId, figures]));
}

/** Returns a listing's figures; null below five enquiries. Batched over a list. */
export const responseOf = loader<string, ResponseFigures | null>(
  (ctx, listingIds) => figuresOf(ctx.services.database.tx, listingIds),
  null,
);

/** Refreshes the figures that have changed. The view `response_figures` and a trigger compute them. */
export async function refreshResponses(tx: Tx): Promise<void> {
  await tx.sql(
    `WITH figures AS MATERIALIZED (SELECT * FROM response_figures), outdated AS (
       DELETE FROM listing_response WHERE listing_id NOT IN (SELECT listing_id FROM figures))
     INSERT INTO listing_response SELECT figures.listing_id, figures.enquiries, figures.answered_percent,
       figures.approved_percent, figures.median_minutes
     FROM figures JOIN listing ON listing.id = figures.listing_id LEFT JOIN listing_response stored USING (listing_id)
     WHERE (figures.enquiries, figures.answered_percent, figures.approved_percent, figures.median_minutes)
       IS DISTINCT FROM (stored.enquiries, stored.answered_percent, stored.approved_percent, stored.median_minutes)
     ON CONFLICT (listing_id) DO UPDATE SET enquiries = EXCLUDED.enquiries`,
  );
}
