import { expect, test } from '@jest/globals';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { sweep } from '../../../test/worker.js';
import { NOTIFICATIONS, type NotificationKind } from '../../core/notification.rules.js';
import { notify, type NewNotification } from '../../core/notify.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

const WORD = 'Kingfisher';

/** Kinds whose words stay: an admin’s decision about a public review, which the booking keeps as well. */
const STAYING: readonly NotificationKind[] = ['dispute_decided'];

const isText = ({ type, oneOf, tests }: SchemaDescription): boolean =>
  type === 'string' && !oneOf.length && tests.every(({ name }) => name === 'required');

/** Returns valid params with a word in each of their texts, except the type of an event, which the booking keeps. */
function sampleOf(described: SchemaFieldDescription): unknown {
  const schema = described as SchemaDescription & {
    fields?: Record<string, SchemaFieldDescription>;
    innerType?: SchemaFieldDescription;
  };
  if (schema.fields)
    return Object.fromEntries(
      Object.entries(schema.fields).map(([name, field]) => [
        name,
        name === 'typeText' ? null : sampleOf(field),
      ]),
    );
  if (schema.innerType) return [sampleOf(schema.innerType)];
  if (isText(schema)) return WORD;
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.oneOf.length) return schema.oneOf[0];
  return schema.tests.some(({ name }) => name === 'matches') ? '2020-02-14T05:30:00Z' : '2020-02-14';
}

const samples = Object.entries(NOTIFICATIONS)
  .filter(([, { about }]) => about === 'booking')
  .map(([kind, { params }]) => {
    const sample = sampleOf(params.describe()) as Record<string, unknown>;
    // One of the reasons to choose from, which the schema doesn’t know.
    return [
      kind as NotificationKind,
      kind === 'booking_rejected' ? { ...sample, reason: 'OTHER' } : sample,
    ] as const;
  });
const withWords = samples.filter(([, params]) => JSON.stringify(params).includes(WORD));

test('what people wrote in notifications about a booking is deleted two years after the event', async () => {
  expect(withWords.length).toBeGreaterThan(STAYING.length);
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  for (const [kind, params] of withWords)
    await notify(app().services.database.tx, {
      ...{ accountId: venue.id, bookingId, kind, params },
    } as unknown as NewNotification);
  const owner = await loggedIn(venue.id);
  const saying = async () => {
    const { data } = await owner.gql<{ notifications: { nodes: { kind: string; text: string }[] } }>(
      '{ notifications(first: 50) { nodes { kind text } } }',
    );
    const { nodes } = data.notifications;
    expect(nodes).toHaveLength(withWords.length);
    for (const { text } of nodes) expect(text).not.toMatch(/null|undefined|: *$|“”/);
    return nodes.filter(({ text }) => text.includes(WORD)).map(({ kind }) => kind.toLowerCase());
  };
  const age = (days: string) =>
    app().sql(`UPDATE booking SET event_date = today_in_india() - interval '${days}' WHERE id = $1`, [
      bookingId,
    ]);
  await age('2 years');
  await sweep();
  expect((await saying()).sort()).toEqual(withWords.map(([kind]) => kind).sort());
  await age('2 years 1 day');
  await sweep();
  expect(await saying()).toEqual(STAYING);
  const stored = await app().sql<{ kind: string }>(
    `SELECT kind FROM notification WHERE booking_id = $1 AND params::text LIKE '%' || $2 || '%'`,
    [bookingId, WORD],
  );
  expect(stored.map(({ kind }) => kind)).toEqual(STAYING);
});
