import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../src/core/env.js';
import { NOTIFICATIONS } from '../../src/core/notification.rules.js';
import { useApp } from '../app.js';
import { accountCases } from './account.cases.js';
import { bookingCases } from './booking.cases.js';
import { conversationCases } from './conversation.cases.js';
import { deletionCases } from './deletion.cases.js';
import { eventCases } from './event.cases.js';
import { moderationCases } from './moderation.cases.js';
import { visitCases } from './visit.cases.js';
import type { Received } from '../notifications.js';
import { sentEmails, takeNotifications } from './outbox.js';

/*
 * All emails and notifications: everything that sends a message, with the recipients and the full text.
 * Missing, duplicate, swapped or misdirected messages fail here.
 */

useApp();

const CASES = [
  ...accountCases,
  ...bookingCases,
  ...conversationCases,
  ...deletionCases,
  ...eventCases,
  ...moderationCases,
  ...visitCases,
];

describe('the table is complete', () => {
  test('every email has a case', async () => {
    const src = path.join(projectRoot, 'api/src');
    const files = (await readdir(src, { recursive: true })).filter((file) => file.endsWith('.mail.ts'));
    const modules = await Promise.all(
      files.map(async (file) => (await import(path.join(src, file))) as Record<string, unknown>),
    );
    const functions = modules.flatMap((module) => Object.keys(module));
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
  // The table has exactly the names of these messages.
  expect(emails).toHaveLength(one.emails.length);
  expect(notifications.map(({ kind }) => kind)).toEqual(one.notifications);
  expect(await sentEmails()).toEqual(emails);
  expect((await takeNotifications()).sort(byAccount)).toEqual([...notifications].sort(byAccount));

  if (one.repeatable) return;
  await act();
  expect(await sentEmails()).toEqual([]);
  expect(await takeNotifications()).toEqual([]);
});
