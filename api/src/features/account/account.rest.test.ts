import { expect, test } from '@jest/globals';
import { TEST_PASSWORD } from './account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { FORMS, send } from '../../../test/rest.js';

useApp();

const ROLES = [
  ['user', 'loggedInUser', makeUser],
  ['venue', 'loggedInVenue', makeVenue],
  ['vendor', 'loggedInVendor', makeVendor],
  ['admin', 'loggedInAdmin', makeAdmin],
] as const;

test.each(ROLES)('%s/login returns data.%s._id and starts a session', async (role, key, make) => {
  const { id, email } = await make();
  for (const [, form] of FORMS) {
    const caller = client();
    const login = { email: email.toUpperCase(), password: TEST_PASSWORD };
    const { status, body } = await send(caller, 'POST', `/${role}/login`, form(login));
    expect([status, body]).toMatchObject([200, { statusCode: 200, data: { [key]: { _id: id } } }]);
    expect(caller.cookies.has('mandap')).toBe(true);
  }
});

test.each(ROLES)('%s/login fails with the same response for every cause', async (role, _, make) => {
  const { email } = await make();
  for (const login of [
    { email, password: 'x' },
    { email: 'nobody@test.example', password: TEST_PASSWORD },
  ])
    expect(await client().rest('POST', `/${role}/login`, login)).toMatchObject({
      status: 401,
      body: { statusCode: 401, success: false, message: 'Invalid Credentials' },
    });
});
