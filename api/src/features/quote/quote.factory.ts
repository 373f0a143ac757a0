import { app } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makeQuote } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

interface Quote {
  id: string;
  version: number;
  status: string;
  total: number;
}
export interface Answer {
  booking: { quote: Quote | null } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
export const ANSWER = '{ booking { quote { id version status total } } userErrors { code field message } }';

export const LINE = {
  label: 'Vegetarian plate',
  quantity: 300,
  unit: 'PLATE',
  unitPrice: 145_000,
  gstRate: 5,
};

export const contentOf = (bookingId: string, changes: object = {}) => ({
  ...{ bookingId, clientId: newId(), date: inDays(90), guests: 300, validUntil: inDays(14) },
  ...{ lines: [LINE], discount: 1_000_000, included: 'Welcome drink', note: 'Without rooms' },
  ...changes,
});
export const SEND = `mutation M($input: SendQuoteInput!) { answer: sendQuote(input: $input) ${ANSWER} }`;
export const send = async (owner: Client, bookingId: string, changes: object = {}) =>
  (await owner.gql<{ answer: Answer }>(SEND, { input: contentOf(bookingId, changes) })).data.answer;
export const accept = async (couple: Client, id: string) =>
  (
    await couple.gql<{ answer: Answer }>(`mutation M($id: ID!) { answer: acceptQuote(id: $id) ${ANSWER} }`, {
      id,
    })
  ).data.answer;
export const decline = async (couple: Client, id: string, note = '') =>
  (
    await couple.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $note: String!) { answer: declineQuote(id: $id, note: $note) ${ANSWER} }`,
      { id, note },
    )
  ).data.answer;
export const withdraw = (couple: Client, id: string) =>
  couple.gql(`mutation M($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }`, { id });
export const reject = (owner: Client, id: string) =>
  owner.gql(`mutation M($id: ID!) { rejectBooking(id: $id) { userErrors { message } } }`, { id });

/** An enquiry with its two parties, and a quote if its status is given. */
export async function scene(status?: 'open' | 'accepted' | 'declined') {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const fixtures = await makeBooking(user.id, venue.id);
  const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
  const quoteId = status ? await makeQuote(fixtures, status) : '';
  return { ...fixtures, user, venue, couple, owner, quoteId };
}

export const storedQuotes = (bookingId: string) =>
  app().sql<{ version: number; status: string; isOutdated: boolean }>(
    `SELECT version, status, is_outdated AS "isOutdated" FROM quote WHERE booking_id = $1 ORDER BY version`,
    [bookingId],
  );
export const statuses = async (bookingId: string) =>
  (await storedQuotes(bookingId)).map(({ status }) => status);
export const eventsOf = (bookingId: string) =>
  app().sql<{ kind: string; version: number | null; actor: string | null }>(
    `SELECT kind, quote_version AS version, actor_id AS actor FROM booking_event WHERE booking_id = $1
     ORDER BY created_at, id`,
    [bookingId],
  );
export const changeGuests = (bookingId: string) =>
  app().sql(`UPDATE booking SET guests = guests + 50 WHERE id = $1`, [bookingId]);

const READ = `query Q($id: ID!) { booking(id: $id) { name contact
  quote { version status } quotes { version status declineNote total
    lines { label quantity unit unitPrice gstRate amount discount gst } } } }`;
interface Read {
  booking: { contact: string; quote: object | null; quotes: object[] } | null;
}
export const read = async (caller: Client, id: string) => (await caller.gql<Read>(READ, { id })).data.booking;
