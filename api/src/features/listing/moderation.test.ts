import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { newId } from '../../core/ids.js';

useApp();

const DECIDE = `mutation D($id: ID!, $approve: Boolean!, $reason: String) {
  answer: decideListing(id: $id, approve: $approve, reason: $reason) { id status userErrors { code field message } } }`;
const RANK = `mutation R($id: ID!, $rank: Int!) {
  answer: rankListing(id: $id, rank: $rank) { id rank userErrors { code field message } } }`;

interface Answer {
  answer: { status?: string; rank?: number; userErrors: { code: string; field: string; message: string }[] };
}

const admin = async () => loggedIn((await makeAdmin()).id);
const decide = (caller: Client, id: string, approve: boolean, reason?: string) =>
  caller.gql<Answer>(DECIDE, { id, approve, reason });
const rank = (caller: Client, id: string, to: number) => caller.gql<Answer>(RANK, { id, rank: to });
const audits = (id: string) =>
  app().sql<{ action: string; after: object }>(
    `SELECT action, after FROM audit WHERE target_id = $1 ORDER BY id`,
    [id],
  );
const row = async (id: string) =>
  (await app().sql(`SELECT status, rank, rejection_reason FROM listing WHERE id = $1`, [id]))[0];

describe('a decision', () => {
  test.each([
    [() => makeVenue({ status: 'pending' }), true, undefined, 'approved'],
    [() => makeVendor({ status: 'pending' }), false, 'No pictures', 'rejected'],
  ])('is audited', async (make, approve, reason, status) => {
    const { id } = await make();
    const { data } = await decide(await admin(), id, approve, reason);
    expect(data.answer).toEqual({ id, status: status.toUpperCase(), userErrors: [] });
    expect(await row(id)).toMatchObject({ status, rejection_reason: reason ?? null });
    expect(await audits(id)).toEqual([
      { action: 'listing.decide', after: { status, reason: reason ?? null } },
    ]);
  });

  test.each([
    [
      makeVenue,
      true,
      'Rani Bagh is on Mandap',
      'listing_approved: Rani Bagh is approved. Couples can find it now.',
    ],
    [
      makeVendor,
      false,
      'Rani Bagh is not approved yet',
      'listing_rejected: Rani Bagh was not approved: No pictures',
    ],
  ])(
    'is sent to the owner, by email and in the app',
    async (make, approve, subject, expectedNotification) => {
      const { id, email } = await make({ status: 'pending', name: 'Rani Bagh', owner_name: 'Kumud Ranawat' });
      await decide(await admin(), id, approve, 'No pictures');
      const [mail, ...more] = await app().sql<{ subject: string; text: string }>(
        `SELECT payload->>'subject' AS subject, payload->>'paragraphs' AS text
       FROM graphile_worker._private_jobs WHERE payload->>'to' = $1`,
        [email],
      );
      expect([mail?.subject, more]).toEqual([subject, []]);
      expect(mail?.text).toContain('Kumud Ranawat');
      expect(mail?.text.includes('No pictures')).toBe(!approve);
      expect((await notificationsOf(id)).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
        expectedNotification,
      ]);
    },
  );

  test('is made once by any number of concurrent admins', async () => {
    const { id } = await makeVenue({ status: 'pending' });
    const admins = await Promise.all([admin(), admin(), admin(), admin()]);
    const answers = await Promise.all(admins.map((one, i) => decide(one, id, i % 2 === 0, 'No')));
    const errors = answers.flatMap(({ data }) => data.answer.userErrors);
    expect(errors).toHaveLength(3);
    for (const error of errors)
      expect(error).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/already (approved|rejected)/),
      });
    expect(await audits(id)).toHaveLength(1);
  });

  test('requires a reason to reject; an approval ignores it', async () => {
    const { id } = await makeVenue({ status: 'pending' });
    const caller = await admin();
    expect((await decide(caller, id, false)).data.answer.userErrors).toEqual([
      { code: 'INVALID', field: 'reason', message: 'Please give a reason, so that the owner can fix it' },
    ]);
    await decide(caller, id, true, 'Why not');
    expect(await row(id)).toMatchObject({ status: 'approved', rejection_reason: null });
  });

  test('on a missing listing is not found', async () => {
    const { errors } = await decide(await admin(), newId(), true);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a rank', () => {
  test.each([
    [7, 7],
    [0, 0],
    [10, 10],
    [11, 10],
    [-3, 0],
  ])('%i is stored as %i, and audited', async (given, kept) => {
    const { id } = await makeVenue({ rank: 4 });
    const { data } = await rank(await admin(), id, given);
    expect(data.answer).toEqual({ id, rank: kept, userErrors: [] });
    expect(await row(id)).toMatchObject({ rank: kept });
    expect(await audits(id)).toEqual([{ action: 'listing.rank', after: { rank: kept } }]);
  });

  test('of a missing listing is not found', async () => {
    expect((await rank(await admin(), newId(), 3)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

test('can’t be set by the owner, who can’t approve either', async () => {
  const { id } = await makeVenue({ status: 'pending', rank: 1 });
  const owner = await loggedIn(id);
  for (const { errors } of [await decide(owner, id, true), await rank(owner, id, 10)])
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await row(id)).toMatchObject({ status: 'pending', rank: 1 });
  expect(await audits(id)).toEqual([]);
});
