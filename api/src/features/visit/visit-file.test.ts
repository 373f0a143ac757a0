import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { inviteFile } from '../../core/email.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { cancel, confirm, LATER, MORNING, move, readInvite, scene } from './visit.factory.js';

useApp();

const get = (http: Client, id: string) => http.fetch(`/visit/${id}/visit.ics`);
const fileOf = async (http: Client, id: string) => {
  const response = await get(http, id);
  expect(response.status).toBe(200);
  return readInvite(await response.text());
};

test('is the file of the email, for each party, also without a confirmed address', async () => {
  const { couple, owner, user, venue, visitId } = await scene('requested');
  await confirm(owner, visitId, MORNING);
  const emails = await sentEmails();
  await app().sql('UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [user.id]);
  for (const [http, { email }] of [
    [couple, user],
    [owner, venue],
  ] as const) {
    const invite = emails.find(({ to }) => to === email)?.invite;
    if (!invite) throw new Error('no email');
    const file = await fileOf(http, visitId);
    expect(file).toEqual(readInvite(inviteFile(app().services.env, invite, email)));
    expect(file).toMatchObject({ method: 'REQUEST', sequence: 0, start: MORNING });
  }
  await move(owner, visitId, MORNING, LATER);
  expect(await fileOf(couple, visitId)).toMatchObject({ sequence: 1, start: LATER });

  const { headers } = await get(couple, visitId);
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    ...{ 'content-disposition': 'attachment; filename="visit.ics"', 'x-content-type-options': 'nosniff' },
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('is missing for everybody else, and without a confirmed visit', async () => {
  const { couple, owner, visitId } = await scene('confirmed');
  const missing = async (http: Client, id: string) => {
    const response = await get(http, id);
    expect([response.status, await response.text()]).toEqual([404, 'Visit not found']);
  };
  const others = [
    client(),
    ...(await Promise.all(
      [await makeUser(), await makeVenue(), await makeAdmin()].map(({ id }) => loggedIn(id)),
    )),
  ];
  for (const http of others) await missing(http, visitId);
  for (const id of [(await scene('offered')).visitId, '1', "'%20OR%201=1"]) await missing(couple, id);
  const offered = await scene('offered');
  await missing(offered.couple, offered.visitId);
  await cancel(owner, visitId);
  await missing(couple, visitId);
  const ended = await scene('confirmed');
  await ended.couple.gql('mutation { logout }');
  await missing(ended.couple, ended.visitId);
});
