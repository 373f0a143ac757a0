import { app } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';

/** Adds an enquiry of another couple with these columns. Returns its ID. */
export async function makeEnquiry(listingId: string, columns: Record<string, unknown> = {}): Promise<string> {
  const { bookingId } = await makeBooking((await makeUser()).id, listingId);
  const names = Object.keys(columns);
  if (names.length)
    await app().sql(
      `UPDATE booking SET ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')} WHERE id = $1`,
      [bookingId, ...Object.values(columns)],
    );
  return bookingId;
}

export interface Inbox {
  enquiryInbox: { nodes: { id: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}
export const INBOX = `query Q($filter: EnquiryInboxFilter, $order: EnquiryInboxOrder, $labelId: ID, $search: String, $first: Int, $after: String) {
  enquiryInbox(filter: $filter, order: $order, labelId: $labelId, search: $search, first: $first, after: $after) {
    nodes { id } pageInfo { endCursor hasNextPage } } }`;

/** Returns the IDs of the enquiries that an owner finds, newest first by default. */
export const inboxIds = async (owner: Client, variables: object): Promise<string[]> =>
  (await owner.gql<Inbox>(INBOX, { order: 'NEWEST', ...variables })).data.enquiryInbox.nodes.map(
    ({ id }) => id,
  );

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
