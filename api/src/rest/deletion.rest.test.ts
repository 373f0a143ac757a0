import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { client, loggedIn } from '../../test/client.js';
import { FORMS, send } from '../../test/rest.js';

useApp();

const isThere = async (id: string) =>
  (await app().sql(`SELECT 1 FROM account WHERE id = $1`, [id])).length > 0;

describe.each([
  ['venue', makeVenue, makeVendor],
  ['vendor', makeVendor, makeVenue],
  ['user', makeUser, makeVenue],
  ['admin', makeAdmin, makeUser],
] as const)('DELETE %s/:id', (what, make, makeOther) => {
  test.each(FORMS)('with its user as %s', async (_, form) => {
    const self = await makeAdmin();
    const admin = await loggedIn(self.id);
    for (const user of [self.id, undefined]) {
      const { id } = await make();
      const body = form({ user: JSON.stringify({ _id: user ?? id, role: what }) });
      const answer = await send(admin, 'DELETE', `/${what}/${id}`, body);
      expect(answer).toMatchObject({
        status: 200,
        body: { statusCode: 200, success: true, data: { _id: id } },
      });
      expect(await isThere(id)).toBe(false);
      expect((await send(admin, 'DELETE', `/${what}/${id}`, body)).status).toBe(404);
    }
  });

  test('without a body, with an empty user, or oneself in capitals', async () => {
    const self = await makeAdmin();
    const admin = await loggedIn(self.id);
    const own = { user: { _id: self.id.toUpperCase() } };
    for (const body of [undefined, {}, { user: {} }, { user: null }, { user: { _id: null } }, own])
      expect((await admin.rest('DELETE', `/${what}/${(await make()).id}`, body)).status).toBe(200);
  });

  test('is refused to everybody but admins, in the name of another, and for what is none', async () => {
    const [{ id }, other] = [await make(), await makeOther()];
    const path = `/${what}/${id}`;
    expect((await client().rest('DELETE', path)).status).toBe(401);
    for (const who of [await makeUser(), await makeVenue(), await makeVendor()])
      expect((await (await loggedIn(who.id)).rest('DELETE', path)).status).toBe(403);
    if (what !== 'admin') expect((await (await loggedIn(id)).rest('DELETE', path)).status).toBe(403);
    const admin = await loggedIn((await makeAdmin()).id);
    expect((await admin.rest('DELETE', path, { user: { _id: other.id } })).status).toBe(403);
    for (const wrong of [other.id, newId()])
      expect((await admin.rest('DELETE', `/${what}/${wrong}`)).status).toBe(404);
    expect((await admin.rest('DELETE', `/${what}/nonsense`)).status).toBe(400);
    for (const still of [id, other.id]) expect(await isThere(still)).toBe(true);
  });
});

test("the super admin can't be deleted, nor oneself", async () => {
  const chief = await makeAdmin({ superAdmin: true });
  const self = await makeAdmin();
  const admin = await loggedIn(self.id);
  expect(await admin.rest('DELETE', `/admin/${chief.id}`)).toMatchObject({
    status: 409,
    body: { statusCode: 409, success: false, message: "Super Admin can't be deleted!!" },
  });
  expect((await admin.rest('DELETE', `/admin/${self.id}`)).status).toBe(409);
  for (const { id } of [chief, self]) expect(await isThere(id)).toBe(true);
});
