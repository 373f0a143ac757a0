import { describe, expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { inDays } from '../../../test/permissions/scene.js';
import { send, makeSentEnquiry } from './booking.factory.js';

useApp();

describe('the inbox', () => {
  const DAYS = {
    'Rhea Nair': 40,
    'Ananya Sharma': 5,
    'Dev_Anand 100%': -3,
    'Ishan Nair': 20,
    'Tara Menon': -9,
  };

  /** Creates a venue with one enquiry per entry, in this order; returns a function that reads its inbox. */
  async function filled() {
    const venue = await makeVenue();
    for (const [name, days] of Object.entries(DAYS)) {
      const { booking } = await send(await loggedIn((await makeUser()).id), venue.id, { name });
      await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [booking?.id, inDays(days)]);
    }
    const owner = await loggedIn(venue.id);
    return async (args: string) =>
      (
        await owner.gql<{ inbox: { nodes: { name: string }[]; pageInfo: { endCursor: string } } }>(
          `{ inbox(${args}) { nodes { name } pageInfo { endCursor } } }`,
        )
      ).data.inbox;
  }
  const names = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);

  test('sorts by newest or by next event, past events last, in pages', async () => {
    const inbox = await filled();
    expect(names(await inbox('first: 9'))).toEqual(Object.keys(DAYS).reverse());
    const byDay = ['Ananya Sharma', 'Ishan Nair', 'Rhea Nair', 'Dev_Anand 100%', 'Tara Menon'];
    expect(names(await inbox('sort: EVENT_DATE'))).toEqual(byDay);
    const front = await inbox('sort: EVENT_DATE, first: 3');
    const back = await inbox(`sort: EVENT_DATE, first: 3, after: "${front.pageInfo.endCursor}"`);
    expect([...names(front), ...names(back)]).toEqual(byDay);
  });

  test.each([
    ['nair', ['Ishan Nair', 'Rhea Nair']],
    ['EA N', ['Rhea Nair']],
    ['v_a', ['Dev_Anand 100%']],
    ['%', ['Dev_Anand 100%']],
    ['Meera', []],
  ])('finds %s in names, literally', async (search, found) => {
    const inbox = await filled();
    expect(names(await inbox(`search: "${search}"`))).toEqual(found);
  });

  test('finds a couple that deleted its account by its placeholder name', async () => {
    const { owner, id } = await makeSentEnquiry();
    await app().sql(
      `UPDATE booking SET name = NULL, location = '', address = '', message = '' WHERE id = $1`,
      [id],
    );
    const inbox = async (search: string) =>
      (
        await owner.gql<{ inbox: { nodes: { name: string }[] } }>(
          'query I($search: String) { inbox(search: $search) { nodes { name } } }',
          { search },
        )
      ).data.inbox.nodes;
    expect(await inbox('FORMER u')).toEqual([{ name: 'Former user' }]);
    expect(await inbox('Ananya')).toEqual([]);
  });

  test('counts the matches of a search per tab, in the owner’s own inbox', async () => {
    await filled();
    const { owner, venue } = await makeSentEnquiry({ name: 'Kavya Nair' });
    await send(await loggedIn((await makeUser()).id), venue.id, { name: 'Farhan Qureshi' });
    const counts = async (search: string) =>
      (
        await owner.gql<{ inboxCounts: { pending: number } }>(
          'query C($search: String) { inboxCounts(search: $search) { pending } }',
          { search },
        )
      ).data.inboxCounts.pending;
    expect([await counts('nair'), await counts(''), await counts('meera')]).toEqual([1, 2, 0]);
  });

  test('rejects an unknown order and a term that is too long', async () => {
    const { owner } = await makeSentEnquiry();
    const { errors } = await owner.gql(`{ inbox(search: "${'x'.repeat(81)}") { nodes { id } } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { errors: unknown } = await owner.gql('{ inbox(sort: NAME) { nodes { id } } }');
    expect(unknown?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

test('filters the inbox by reschedule requests, and counts them', async () => {
  const { owner, venue, id } = await makeSentEnquiry();
  await send(await loggedIn((await makeUser()).id), venue.id);
  await app().sql(
    `UPDATE booking SET status = 'approved', decided_at = now(), requested_date = event_date + 1 WHERE id = $1`,
    [id],
  );
  const { data } = await owner.gql(
    '{ inbox(rescheduleRequested: true) { nodes { id } totalCount } inboxCounts { pending approved rescheduleRequested } }',
  );
  expect(data).toEqual({
    inbox: { nodes: [{ id }], totalCount: 1 },
    inboxCounts: { pending: 1, approved: 1, rescheduleRequested: 1 },
  });
});
