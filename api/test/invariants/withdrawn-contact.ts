import { WITHDRAW } from './documents.js';
import { clients, graphqlRequest, type Answer, type Invariant } from './invariant.js';
import { makeEnquiry, makeVenue } from './people.js';

/** Parts of the couple's phone number and address; see makeBookings. */
const CONTACT = /9829044171|98290 44171|Lal Ghat/;

const FIELDS = '{ id status contact address }';

/** Ways in which a business reads an enquiry: each has the path and the rest of its request. */
const WAYS: readonly ((ids: { id: string; venue: string }) => [string, RequestInit?])[] = [
  ({ id }) => graphql(`query Q($id: ID!) { booking(id: $id) ${FIELDS} }`, { id }),
  ({ id }) => graphql(`query Q($id: ID!) { node(id: $id) { ... on Booking ${FIELDS} } }`, { id }),
  () => graphql(`{ inbox(first: 5) { nodes ${FIELDS} } }`, {}),
  () => graphql(`{ notifications(first: 5) { nodes { text booking ${FIELDS} } } }`, {}),
  ({ venue }) => [`/api/v1/bookings/${venue}`],
];

const graphql = (document: string, variables: object): [string, RequestInit] => [
  '/graphql',
  graphqlRequest(document, variables),
];

/** The couple withdraws while the business reads: what it reads after the couple's answer contains no contact. */
export const withdrawnContact: Invariant = {
  name: 'withdrawn-contact',
  async round({ tx, number, couples, send, tokenOf, request, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    // Otherwise no notification leads to the enquiry.
    await tx.sql(
      `INSERT INTO notification (id, account_id, kind, booking_id, params)
       VALUES (gen_random_uuid(), $1, 'message_received', $2, '{"recipient": "owner", "count": 1}')`,
      [venue, id],
    );
    const token = await tokenOf(venue);
    const found: string[] = [];
    let withdrawn = false;
    const read = async (way: number): Promise<string> => {
      const [path, init] = WAYS[way % WAYS.length]?.({ id, venue }) ?? ['/'];
      return request(token, path, init);
    };
    const hasContact = async (way: number): Promise<boolean> => CONTACT.test(await read(way));
    for (const way of WAYS.keys())
      if (!(await hasContact(way))) found.push(`way ${way} had no contact before`);

    /** Reads until the enquiry is withdrawn, and once more. */
    const follow = async (way: number): Promise<Answer> => {
      for (let isLast = false; !isLast;) {
        isLast = withdrawn;
        if ((await hasContact(way)) && isLast) found.push(`way ${way} had the contact after the withdrawal`);
      }
      return { ok: true, result: {} };
    };
    const withdraw = async (): Promise<Answer> => {
      try {
        return await send(couple, WITHDRAW, { id });
      } finally {
        withdrawn = true;
      }
    };
    await together([...clients(18, follow), withdraw, () => send(venue, WITHDRAW, { id })]);
    for (const way of WAYS.keys())
      if (await hasContact(way)) found.push(`way ${way} had the contact in the end`);
    if (!(await read(0)).includes('WITHDRAWN')) found.push('the enquiry was not withdrawn');
    return found;
  },
};
