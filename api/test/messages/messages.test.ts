import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../src/core/env.js';
import { EMAIL_KINDS } from '../../src/core/email.js';
import { NOTIFICATIONS } from '../../src/core/notification.rules.js';
import { app, useApp } from '../app.js';
import { accountCases } from './account.cases.js';
import { bookingCases } from './booking.cases.js';
import { bookingDatesCases } from './booking-dates.cases.js';
import { conversationCases } from './conversation.cases.js';
import { deletionCases } from './deletion.cases.js';
import { enquiryCases } from './enquiry.cases.js';
import { eventCases } from './event.cases.js';
import { moderationCases } from './moderation.cases.js';
import { quoteCases } from './quote.cases.js';
import { visitCases } from './visit.cases.js';
import type { Received } from '../notifications.js';
import { ESSENTIAL } from './essential.js';
import { byRecipient, deliveredEmails, sentEmails, takeNotifications } from './outbox.js';

/*
 * All emails and notifications: everything that sends a message, with the recipients and the full text.
 * Missing, duplicate, swapped or misdirected messages fail here.
 */

useApp();

const CASES = [
  ...accountCases,
  ...bookingCases,
  ...bookingDatesCases,
  ...conversationCases,
  ...deletionCases,
  ...enquiryCases,
  ...eventCases,
  ...moderationCases,
  ...quoteCases,
  ...visitCases,
];

describe('the table is complete', () => {
  test('every email has a case', async () => {
    const src = path.join(projectRoot, 'api/src');
    const files = (await readdir(src, { recursive: true })).filter((file) => file.endsWith('.mail.ts'));
    const functions: string[] = [];
    // One by one: Jest can't load modules that share an import at the same time.
    for (const file of files)
      functions.push(...Object.keys((await import(path.join(src, file))) as Record<string, unknown>));
    expect(functions.length).toBeGreaterThan(20);
    expect([...new Set(CASES.flatMap(({ emails }) => emails))].sort()).toEqual(functions.sort());
  });

  test('every kind of notification has a case', () => {
    expect([...new Set(CASES.flatMap(({ notifications }) => notifications))].sort()).toEqual(
      Object.keys(NOTIFICATIONS).sort(),
    );
  });
});

const byAccount = (a: Received, b: Received) => (a.accountId + a.kind).localeCompare(b.accountId + b.kind);

test.each(CASES.map((one) => [one.when, one] as const))('when %s', async (_, one) => {
  const { act, expected } = await one.prepare();
  await sentEmails();
  await takeNotifications();

  expect(await act()).toEqual({ errors: [] });
  const { emails = [], notifications = [] } = expected();
  // The case names exactly the messages that it expects.
  expect(emails).toHaveLength(one.emails.length);
  expect(notifications.map(({ kind }) => kind)).toEqual(one.notifications);
  const delivered = await deliveredEmails();
  expect(
    delivered.map(({ unsubscribe, ...email }) => ({ ...email, isEssential: unsubscribe === undefined })),
  ).toEqual(
    emails
      .map((email, index) => ({ ...email, isEssential: (one.emails[index] ?? '') in ESSENTIAL }))
      .sort(byRecipient),
  );
  expect((await takeNotifications()).sort(byAccount)).toEqual([...notifications].sort(byAccount));

  if (one.repeatable) return;
  await act();
  expect(await sentEmails()).toEqual([]);
  expect(await takeNotifications()).toEqual([]);
});

const withOptionalEmails = CASES.filter(({ emails }) => emails.some((name) => !(name in ESSENTIAL)));

test.each(withOptionalEmails.map((one) => [one.when, one] as const))(
  'people who switched emails off get essential ones only, but all notifications, when %s',
  async (_, one) => {
    const { act, expected } = await one.prepare();
    await sentEmails();
    await takeNotifications();
    await app().sql(
      `INSERT INTO email_opt_out (account_id, kind) SELECT id, kind FROM account, unnest($1::text[]) kind
       ON CONFLICT DO NOTHING`,
      [EMAIL_KINDS],
    );
    expect(await act()).toEqual({ errors: [] });
    const { emails = [], notifications = [] } = expected();
    expect(await sentEmails()).toEqual(
      emails.filter((_email, index) => (one.emails[index] ?? '') in ESSENTIAL).sort(byRecipient),
    );
    expect((await takeNotifications()).sort(byAccount)).toEqual([...notifications].sort(byAccount));
  },
);
