import { beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeNotification } from '../../../test/permissions/scene.js';
import { FORMS, send, statementsOf, type Envelope } from '../../../test/rest.js';

useApp();

interface NotificationBody {
  _id: string;
  message: string;
  isRead: boolean;
}

let vId: string;
let owner: Client;
beforeEach(async () => {
  vId = (await makeVenue()).id;
  owner = await loggedIn(vId);
});

const list = (path = vId, caller = owner) =>
  caller.rest<Envelope<NotificationBody[]>>('GET', `/notification/${path}`);
const one = (nId: string, caller = owner, owned = vId) =>
  caller.rest<Envelope<NotificationBody>>('GET', `/notification/notif/${nId}?vId=${owned}`);
const texts = async (path: string) => (await list(path)).body.data.map(({ message }) => message);
const lookingIn = (city: string) => `A couple is looking for a venue in ${city}.`;

describe('POST notification/add', () => {
  test.each(FORMS)('as %s notifies the venues of the city, without naming the user', async (_, form) => {
    const user = await makeUser();
    const city = `Restganj ${newId().slice(-4)}`;
    const venue = await makeVenue({ city });
    const response = await send<Envelope<object>>(
      await loggedIn(user.id),
      'POST',
      '/notification/add',
      form({ userId: user.id, city }),
    );
    expect(response).toMatchObject({ status: 200, body: { success: true, data: { city } } });
    const notifications = await (
      await loggedIn(venue.id)
    ).rest<Envelope<NotificationBody[]>>('GET', `/notification/${venue.id}`);
    expect(notifications.body.data).toEqual([
      {
        ...{ _id: expect.any(String), vId: venue.id, kind: 'city_interest', enquiryId: null },
        ...{ message: `A couple is looking for a venue in ${city}.`, isRead: false },
        createdAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(notifications.body)).not.toContain(user.id);
  });

  test('is for couples, with their own ID and a city', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const couple = await loggedIn(user.id);
    const ask = async (caller: Client, body: object) =>
      (await caller.rest('POST', '/notification/add', body)).status;
    expect(await ask(client(), { userId: user.id, city: 'Bundi' })).toBe(401);
    expect(await ask(couple, { userId: other.id, city: 'Bundi' })).toBe(403);
    expect(await ask(owner, { userId: vId, city: 'Bundi' })).toBe(403);
    expect(await ask(couple, { userId: user.id, city: ' ' })).toBe(400);
    expect(await ask(couple, { userId: user.id.toUpperCase(), city: 'Bundi' })).toBe(200);
  });
});

describe('reading', () => {
  test('all, the unread, and one; PATCH update and PATCH {nId} mark as read', async () => {
    const [first, second] = [await makeNotification(vId, 'Alwar'), await makeNotification(vId, 'Bundi')];
    expect(await texts(vId)).toEqual([lookingIn('Bundi'), lookingIn('Alwar')]);
    expect(await texts(`notification/${vId}`)).toEqual([lookingIn('Bundi'), lookingIn('Alwar')]);
    expect(await texts('all')).toEqual([lookingIn('Bundi'), lookingIn('Alwar')]);
    expect((await one(first)).body.data).toMatchObject({
      _id: first,
      message: lookingIn('Alwar'),
      isRead: false,
    });

    const update = { vId, nId: first };
    const read = await owner.rest<Envelope<NotificationBody>>('PATCH', '/notification/update', update);
    expect(read).toMatchObject({
      status: 200,
      body: { success: true, message: 'Marked as Read', data: { _id: first, isRead: true } },
    });
    expect(await texts(`notification/${vId}`)).toEqual([lookingIn('Bundi')]);
    expect((await send(owner, 'PATCH', `/notification/${second}`)).status).toBe(200);
    expect(await texts(`notification/${vId}`)).toEqual([]);
    expect((await list()).body.data).toMatchObject([{ isRead: true }, { isRead: true }]);
    // A retry keeps the time of the first.
    expect((await owner.rest('PATCH', '/notification/update', update)).status).toBe(200);
  });

  test('vendors and couples can read theirs by the same calls', async () => {
    for (const { id } of [await makeVendor(), await makeUser()]) {
      await makeNotification(id, 'Kota');
      const caller = await loggedIn(id);
      for (const path of [id, `notification/${id}`, 'all'])
        expect((await list(path, caller)).body.data).toMatchObject([{ vId: id, message: lookingIn('Kota') }]);
    }
  });

  test('page by page, as many statements for fifty rows as for one', async () => {
    for (let i = 0; i < 51; i++) await makeNotification(vId);
    const { body, headers } = await list(`${vId}?limit=50&page=2`);
    expect([body.data.length, headers.get('x-total-count')]).toEqual([1, '51']);
    expect(headers.get('link')).toContain('page=1>; rel="prev"');
    const ofRows = (rows: number) => statementsOf(() => list(`${vId}?limit=${rows}`));
    expect(await ofRows(49)).toBe(await ofRows(1));
    expect((await list(`${vId}?page=0`)).status).toBe(400);
  });

  test('with another owner’s ID is rejected; another’s notification is not found', async () => {
    const other = await makeVenue();
    const nId = await makeNotification(other.id);
    for (const path of [other.id, `notification/${other.id}`, newId()])
      expect((await list(path)).status).toBe(403);
    expect((await one(nId, owner, other.id)).status).toBe(403);
    expect((await one(nId)).status).toBe(404);
    const update = (body: object) => owner.rest('PATCH', '/notification/update', body);
    expect((await update({ vId: other.id, nId })).status).toBe(403);
    expect((await update({ vId, nId })).status).toBe(404);
    expect((await update({ nId })).status).toBe(404);
    expect((await send(owner, 'PATCH', `/notification/${nId}`)).status).toBe(404);
    expect((await one(nId, await loggedIn(other.id), other.id)).body.data.isRead).toBe(false);
  });

  test('visitors get nothing; an invalid ID is rejected', async () => {
    const nId = await makeNotification(vId);
    for (const path of [vId, `notification/${vId}`, `notif/${nId}?vId=${vId}`, 'all'])
      expect((await list(path, client())).status).toBe(401);
    expect((await client().rest('PATCH', '/notification/update', { vId, nId })).status).toBe(401);
    expect((await owner.rest('PATCH', '/notification/update', { vId })).body).toMatchObject({
      errors: [{ field: 'nId', message: 'No ID provided' }],
    });
    expect((await one('nonsense')).status).toBe(400);
    expect((await one(newId())).status).toBe(404);
  });
});

test('Link contains only pages that exist', async () => {
  await Promise.all(Array.from({ length: 202 }, () => makeNotification(vId)));
  const relations = async (path: string) => {
    const { status, headers } = await owner.rest('GET', path);
    expect(status).toBe(200);
    return Object.fromEntries(
      [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]),
    );
  };
  const path = '/notification/all?limit=1&page=';
  const links = await relations(`${path}200`);
  expect(Object.keys(links)).toEqual(['first', 'prev', 'last']);
  expect(await relations(`${path}199`)).toMatchObject({
    next: `/api/v1${path}200`,
    last: `/api/v1${path}200`,
  });
});
