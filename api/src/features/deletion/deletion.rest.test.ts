import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { FORMS, formOf, send } from '../../../test/rest.js';

useApp();

const isThere = async (id: string) =>
  (await app().sql(`SELECT 1 FROM account WHERE id = $1`, [id])).length > 0;

/** Documented clients also send a user object; others send any field. */
const user = JSON.stringify({ _id: newId(), role: 'admin' });
const typed = (type: string, body?: string): RequestInit => ({ body, headers: { 'content-type': type } });
const BODIES: [string, RequestInit | FormData][] = [
  ['no body', {}],
  ...FORMS.map(([name, form]): [string, RequestInit] => [`a user as ${name}`, form({ user })]),
  ['a user in JSON', typed('application/json', `{"user":${user}}`)],
  ['broken JSON', typed('application/json', '{"user":')],
  ['an array', typed('application/json', '[1]')],
  ['a text', { body: 'delete it' }],
  ['XML', typed('text/xml', '<a/>')],
  ['an unknown type', typed('application/x-user', user)],
  ['a malformed type', typed('nonsense', user)],
  ['a type without a body', typed('text/plain')],
  ['a form without an end', typed('multipart/form-data; boundary=x', '--x\r\n')],
  ['a file', formOf({}, { user: [Buffer.from('a file')] })],
];

describe.each([
  ['venue', makeVenue, makeVendor],
  ['vendor', makeVendor, makeVenue],
  ['user', makeUser, makeVenue],
  ['admin', makeAdmin, makeUser],
] as const)('DELETE %s/:id', (what, make, makeOther) => {
  test.each(BODIES)('ignores %s', async (_, body) => {
    const admin = await loggedIn((await makeAdmin()).id);
    const { id } = await make();
    const answer = await send(admin, 'DELETE', `/${what}/${id}`, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { statusCode: 200, success: true, data: { _id: id } },
    });
    expect(await isThere(id)).toBe(false);
    expect((await send(admin, 'DELETE', `/${what}/${id}`, body)).status).toBe(404);
  });

  test('limits the size of the ignored body', async () => {
    const admin = await loggedIn((await makeAdmin()).id);
    const { id } = await make();
    const answer = await send(admin, 'DELETE', `/${what}/${id}`, { body: 'x'.repeat(101 * 1024) });
    expect([answer.status, await isThere(id)]).toEqual([413, true]);
  });

  test('is for admins; missing accounts are not found', async () => {
    const [{ id }, other] = [await make(), await makeOther()];
    const path = `/${what}/${id}`;
    expect((await client().rest('DELETE', path)).status).toBe(401);
    for (const who of [await makeUser(), await makeVenue(), await makeVendor()])
      expect((await (await loggedIn(who.id)).rest('DELETE', path)).status).toBe(403);
    if (what !== 'admin') expect((await (await loggedIn(id)).rest('DELETE', path)).status).toBe(403);
    const admin = await loggedIn((await makeAdmin()).id);
    for (const wrong of [other.id, newId()])
      expect((await admin.rest('DELETE', `/${what}/${wrong}`)).status).toBe(404);
    expect((await admin.rest('DELETE', `/${what}/nonsense`)).status).toBe(400);
    for (const still of [id, other.id]) expect(await isThere(still)).toBe(true);
  });
});

test('the super admin can’t be deleted, nor one’s own account', async () => {
  const superAdmin = await makeAdmin({ superAdmin: true });
  const self = await makeAdmin();
  const admin = await loggedIn(self.id);
  expect(await admin.rest('DELETE', `/admin/${superAdmin.id}`)).toMatchObject({
    status: 409,
    body: { statusCode: 409, success: false, message: "Super Admin can't be deleted!!" },
  });
  expect((await admin.rest('DELETE', `/admin/${self.id}`)).status).toBe(409);
  for (const { id } of [superAdmin, self]) expect(await isThere(id)).toBe(true);
});
