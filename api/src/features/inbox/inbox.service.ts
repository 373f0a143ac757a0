import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Booking } from '../booking/booking.entity.js';
import { EXPORT_MAX } from './inbox.constants.js';
import {
  countInboxFilters,
  selectInbox,
  enquiryStates,
  type EnquiryState,
  type InboxFilterCounts,
} from './inbox.query.js';
import { inboxListRules, inboxSearchRules, inboxViewRules } from './inbox.rules.js';

const owners = only('vendor', 'venue');

/** Returns one page of the current user's enquiries. */
export const listEnquiries = operation({
  name: 'inbox.list',
  kind: 'read',
  allow: owners,
  input: inboxListRules,
  run: ({ tx, viewer, input }) => selectInbox(tx, viewer.id, input, input),
});

/** Counts the current user's enquiries by filter, optionally those with a label or that match a search. */
export const countEnquiries = operation({
  name: 'inbox.count',
  kind: 'read',
  allow: owners,
  input: inboxSearchRules,
  run: ({ tx, viewer, input }): Promise<InboxFilterCounts> => countInboxFilters(tx, viewer.id, input),
});

/** Rows per statement of an export. */
const BATCH = 500;

/**
 * Returns the current user's enquiries in batches, as an inbox with these choices shows them; at most 5,000. Not for API
 * keys, because the batches are read after the operation.
 */
export const exportEnquiries = operation({
  name: 'inbox.export',
  kind: 'read',
  allow: owners,
  sessionOnly: true,
  input: inboxViewRules,
  run: async ({ ctx, viewer, input }) => {
    const { tx } = ctx.services.database;
    return (async function* batches(): AsyncGenerator<Booking[]> {
      let after: string | undefined;
      for (let count = 0; count < EXPORT_MAX; count += BATCH) {
        const page = await selectInbox(tx, viewer.id, input, { first: BATCH, after });
        if (page.nodes.length) yield page.nodes;
        if (!page.hasNextPage) return;
        after = page.cursorOf(page.nodes.length - 1);
      }
    })();
  },
});

/** Returns the state of an enquiry for its business, which is the viewer; batched over a list. */
export const enquiryState = loader<string, EnquiryState>(
  (ctx, bookingIds) => enquiryStates(ctx.services.database.tx, bookingIds),
  { unread: false, waitingSince: null },
);
