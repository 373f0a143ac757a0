import { expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { TEST_PASSWORD } from './account.factory.js';

useApp({ PUBLIC_URL: 'https://mandap.example' });

const whoIs = async (caller: ReturnType<typeof client>) =>
  (await caller.gql<{ me: { id: string } | null }>('{ me { id } }')).data.me?.id ?? null;

test('behind HTTPS every cookie has the __Host- prefix and Secure, when it is set and when it is cleared', async () => {
  const { id, email } = await makeUser();
  const caller = client();
  const answer = await caller.rest('POST', '/user/login', { email, password: TEST_PASSWORD });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-mandap=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(/^__Host-mandap-session-hint=1; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/),
    expect.stringMatching(
      /^__Host-mandap-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  const request = await caller.gql(`mutation { requestPasswordReset(email: "${email}") { message } }`);
  expect(request.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-mandap-request=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  expect(await whoIs(caller)).toBe(id);
  const logout = await caller.gql('mutation { logout }');
  expect(logout.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-mandap=; .*Path=\/.*; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-mandap-session-hint=; .*Path=\/.*; Secure; SameSite=Lax$/),
  ]);
});

test('a cookie without the prefix is ignored, because another host could have planted it', async () => {
  const planted = await loggedIn((await makeUser()).id);
  expect(planted.cookies.has('mandap')).toBe(true);
  expect(await whoIs(planted)).toBeNull();
});

test('the public URL is our own origin; its plain HTTP variant isn’t', async () => {
  const { id, email } = await makeUser();
  const caller = client();
  await caller.rest('POST', '/user/login', { email, password: TEST_PASSWORD });
  const from = async (origin: string) =>
    (await caller.fetch('/graphql?query={me{id}}', { headers: { origin } })).status;
  expect(await from('https://mandap.example')).toBe(200);
  expect(await from('http://mandap.example')).toBe(403);
  expect(await whoIs(caller)).toBe(id);
});
