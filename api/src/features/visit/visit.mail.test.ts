import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { notificationsOf } from '../../../test/notifications.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { makeMailer, type EmailContent } from '../../core/email.js';
import { renderInvite } from '../../core/calendar-invite.js';
import { sendVisitReminders } from './visit.tasks.js';
import { confirm, move, cancel, readInvite, scene, statusOf, MORNING, LATER } from './visit.factory.js';

useApp();

test('emails and notifications show the time in India', async () => {
  const { owner, user, venue, visitId } = await scene('requested');
  expect((await confirm(owner, visitId, MORNING)).userErrors).toEqual([]);
  const emails = (await sentEmails()).filter(({ subject }) => subject.startsWith('Visit confirmed: '));
  const notifications = [...(await notificationsOf(user.id)), ...(await notificationsOf(venue.id))];
  const texts = [
    ...emails.flatMap(({ subject, paragraphs: [, text] }) => [subject, text]),
    ...notifications.filter(({ kind }) => kind === 'visit_confirmed').map(({ text }) => text),
  ];
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const text of texts) expect(text?.replace(/\s/g, ' ')).toMatch(/, 11:00 am\b/);
});

describe('reminders', () => {
  const remind = () => sendVisitReminders(app().services.database);
  const soon = (id: string, hours: number) =>
    app().sql(
      `UPDATE visit SET starts_at = date_trunc('minute', now()) + make_interval(hours => $2) WHERE id = $1`,
      [id, hours],
    );
  /** Sends what is queued. Returns who got a reminder. */
  const reminded = async (emails: readonly EmailContent[]) =>
    emails.filter(({ subject }) => subject.startsWith('Reminder: ')).map(({ to }) => to);

  test('are sent once to both a day before, also by concurrent jobs, and again after a move', async () => {
    const { visitId, user, venue, owner } = await scene('confirmed');
    await soon(visitId, 25);
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
    await soon(visitId, 23);
    await Promise.all(Array.from({ length: 8 }, remind));
    await remind();
    expect((await reminded(await sentEmails())).sort()).toEqual([user.email, venue.email].sort());

    const start = (await statusOf(visitId))?.startsAt ?? MORNING;
    expect((await move(owner, visitId, start, LATER)).userErrors).toEqual([]);
    await sentEmails();
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
    await soon(visitId, 23);
    await Promise.all(Array.from({ length: 8 }, remind));
    expect(await reminded(await sentEmails())).toHaveLength(2);
  });

  test.each(['couple', 'owner'] as const)('are not sent once the %s has blocked the other', async (side) => {
    const { visitId, user, venue } = await scene('confirmed');
    await soon(visitId, 23);
    const [from, to] = side === 'couple' ? [user, venue] : [venue, user];
    await app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [from.id, to.id]);
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
  });

  test('are not sent for visits that are cancelled, proposed, over, or confirmed within a day', async () => {
    const [cancelled, proposed, over, late] = [
      await scene('confirmed'),
      await scene('requested'),
      await scene('confirmed'),
      await scene('requested'),
    ];
    await soon(cancelled.visitId, 5);
    await cancel(cancelled.couple, cancelled.visitId);
    await app().sql(`UPDATE visit SET slots = ARRAY[now() + interval '5 hours'] WHERE id = $1`, [
      proposed.visitId,
    ]);
    await soon(over.visitId, -1);
    await app().sql(
      `UPDATE visit SET slots = ARRAY[date_trunc('minute', now()) + interval '5 hours'] WHERE id = $1`,
      [late.visitId],
    );
    const [slot] = await app().sql<{ slot: Date }>(`SELECT slots[1] AS slot FROM visit WHERE id = $1`, [
      late.visitId,
    ]);
    expect((await confirm(late.owner, late.visitId, slot?.slot ?? '')).userErrors).toEqual([]);
    await remind();
    expect(await reminded(await sentEmails())).toEqual([]);
  });
});

describe('the attached calendar file', () => {
  const sending = {
    origin: 'https://mandap.example',
    from: { name: 'Mandap', address: 'no-reply@mandap.example' },
    to: 'ananya@mail.example',
  };
  const invite = {
    ...({ method: 'REQUEST', uid: 'visit-1', sequence: 0, startsAt: '2027-02-14T05:30:00.000Z' } as const),
    ...{ minutes: 60, summary: 'Visit: Rani, Bagh; & Söhne', location: 'Udaipur', path: '/bookings/1' },
  };
  test('is read by another library', () => {
    const file = renderInvite(invite, sending);
    expect(readInvite(file)).toEqual({
      ...{ method: 'REQUEST', status: 'CONFIRMED', uid: 'visit-1@mandap.example', sequence: 0 },
      ...{ summary: 'Visit: Rani, Bagh; & Söhne', location: 'Udaipur' },
      ...{ start: new Date('2027-02-14T05:30:00Z'), end: new Date('2027-02-14T06:30:00Z') },
      ...{ organizer: 'mailto:no-reply@mandap.example', attendees: ['mailto:ananya@mail.example'] },
    });
    expect(file).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('keeps its UID and raises SEQUENCE when it is moved and cancelled', () => {
    const moved = readInvite(renderInvite({ ...invite, sequence: 1 }, sending));
    const cancelled = readInvite(renderInvite({ ...invite, method: 'CANCEL', sequence: 2 }, sending));
    expect([moved.uid, cancelled.uid]).toEqual(['visit-1@mandap.example', 'visit-1@mandap.example']);
    expect([moved.sequence, cancelled.sequence]).toEqual([1, 2]);
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  });

  test('is in the email as sent', async () => {
    const { env } = app().services;
    const { owner, visitId, startsAt, user } = await scene('requested');
    await confirm(owner, visitId, startsAt);
    const mailer = makeMailer({ ...env, smtpUrl: undefined });
    for (const email of await sentEmails()) await mailer.deliver(email);
    const folder = path.join(env.dataDir, 'mail');
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    const mail = files.find((file) => file.includes(`To: ${user.email}`)) ?? '';
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(mail).toMatch(/Content-Disposition: attachment; filename=visit\.ics/);
    const [, base64 = ''] =
      /Content-Type: application\/ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(mail) ?? [];
    expect(readInvite(Buffer.from(base64, 'base64').toString())).toMatchObject({
      ...{
        method: 'REQUEST',
        summary: 'Visit: Jheel Mahal',
        start: MORNING,
        attendees: [`mailto:${user.email}`],
      },
    });
  });
});
