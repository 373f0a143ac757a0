import { beforeAll, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

let owner: Client;
let ownerId: string;
beforeAll(async () => {
  ownerId = (await makeVenue()).id;
  owner = await loggedIn(ownerId);
});

interface Saved {
  saveReply: {
    savedReply: { id: string; title: string; body: string } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  } | null;
}

const save = (caller: Client, input: { id?: string; title: string; body: string }) =>
  caller.gql<Saved>(
    'mutation M($input: SavedReplyInput!) { saveReply(input: $input) { savedReply { id title body } userErrors { code field message } } }',
    { input },
  );
const remove = (caller: Client, id: string) =>
  caller.gql<{ deleteSavedReply: { deletedId: string } | null }>(
    'mutation M($id: ID!) { deleteSavedReply(id: $id) { deletedId userErrors { message } } }',
    { id },
  );
const list = async (caller: Client) =>
  (
    await caller.gql<{ savedReplies: { id: string; title: string; body: string }[] }>(
      '{ savedReplies { id title body } }',
    )
  ).data.savedReplies;

test('replies are created, changed and deleted, and listed by title', async () => {
  const body = 'Hello {name}, {date} is free for {guests} guests.\nPlease call.';
  const { data } = await save(owner, { title: ' Welcome ', body });
  const first = data.saveReply?.savedReply;
  if (!first) throw new Error('not saved');
  expect(first).toMatchObject({ title: 'Welcome', body });
  await save(owner, { title: 'directions', body: 'Behind the lake' });
  expect((await list(owner)).map(({ title }) => title)).toEqual(['directions', 'Welcome']);
  await save(owner, { id: first.id, title: 'Arrival', body: 'Welcome' });
  expect((await list(owner)).map(({ title }) => title)).toEqual(['Arrival', 'directions']);
  expect((await remove(owner, first.id)).data.deleteSavedReply?.deletedId).toBe(first.id);
  expect((await list(owner)).map(({ title }) => title)).toEqual(['directions']);
});

test.each([
  [{ title: '', body: 'Hello' }, 'title', 'Please give it a title'],
  [{ title: 'x'.repeat(61), body: 'Hello' }, 'title', 'Please keep this to 60 characters'],
  [{ title: 'Hello', body: ' ' }, 'body', 'Write the reply'],
  [{ title: 'Hello', body: 'x'.repeat(2001) }, 'body', 'Please keep this to 2,000 characters'],
])('an invalid reply is rejected: %#', async (input, field, message) => {
  expect((await save(owner, input)).data.saveReply?.userErrors).toEqual([
    { code: 'INVALID', field, message },
  ]);
});

test('a business sees, changes and deletes only its own replies', async () => {
  const id = (await save(owner, { title: 'Secret', body: 'Discount' })).data.saveReply?.savedReply?.id ?? '';
  const other = await loggedIn((await makeVenue()).id);
  expect(await list(other)).toEqual([]);
  const answers = [await save(other, { id, title: 'Mine', body: 'Mine' }), await remove(other, id)];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await list(owner)).find((reply) => reply.id === id)?.title).toBe('Secret');
});

test('twenty of thirty concurrent saves succeed', async () => {
  const venue = await makeVenue();
  const caller = await loggedIn(venue.id);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => save(caller, { title: `Reply ${i}`, body: 'Hello' })),
  );
  const errors = answers.flatMap(({ data }) => data.saveReply?.userErrors ?? []);
  expect(errors).toHaveLength(10);
  expect(errors[0]).toEqual({
    code: 'CONFLICT',
    field: null,
    message: 'You can save up to 20 replies. Delete one first.',
  });
  const replies = await list(caller);
  expect(replies).toHaveLength(20);
  // Deleting a reply frees its slot.
  await remove(caller, replies[7]?.id ?? '');
  expect((await save(caller, { title: 'New', body: 'Hello' })).data.saveReply?.userErrors).toEqual([]);
  await expect(
    app().sql(`UPDATE saved_reply SET slot = 21 WHERE listing_id = $1`, [venue.id]),
  ).rejects.toThrow('saved_reply_limit');
});

test('saved replies are deleted with the account', async () => {
  const venue = await makeVenue();
  await save(await loggedIn(venue.id), { title: 'Hello', body: 'Hello' });
  await app().sql(`DELETE FROM account WHERE id = $1`, [venue.id]);
  expect(await app().sql(`SELECT FROM saved_reply WHERE listing_id = $1`, [venue.id])).toEqual([]);
});
