import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeApp } from '../../src/http/app.js';
import * as appLog from '../../src/core/log.js';
import { TEST_PASSWORD } from '../../src/features/account/account.factory.js';
import { newToken } from '../../src/core/ids.js';
import { makeLog } from '../../src/core/log.js';
import { startSession } from '../../src/features/account/session.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { enquiry, signup } from '../permissions/scene.js';
import { workOff } from '../worker.js';
import { deliverMail } from './post.js';

useApp();

/** A second app with the same database, whose log lines are recorded. */
let lines: string[] = [];
let url = '';
let stop = async () => {};

beforeAll(async () => {
  const log = appLog.makeLog('debug', { write: (line) => void lines.push(line) });
  const { http } = await makeApp({ ...app().services, log });
  url = await http.listen({ host: '127.0.0.1', port: 0 });
  stop = () => http.close();
});
afterAll(() => stop());

const post = (path: string, body: object, token = '') =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `mandap=${token}`,
      'x-forwarded-for': '203.0.113.90',
    },
    body: JSON.stringify(body),
  });

/** Runs `work` while statements with the column fail, as after a bug. */
async function without(table: string, column: string, work: () => Promise<void>): Promise<void> {
  await app().sql(`ALTER TABLE ${table} RENAME COLUMN ${column} TO ${column}_gone`);
  try {
    await work();
  } finally {
    await app().sql(`ALTER TABLE ${table} RENAME COLUMN ${column}_gone TO ${column}`);
  }
}

describe('an internal error', () => {
  const SECRET = {
    name: 'Canary Sharma',
    phone: '9876501234',
    message: 'Canary words',
    address: '9 Canary Road',
  };

  test('is reported without its cause, and logged without personal data', async () => {
    lines = [];
    const [venue, { id }] = [await makeVenue(), await makeUser()];
    const { token } = await startSession(app().tx, id);
    const { phone: contact, ...rest } = SECRET;
    const input = { ...enquiry(venue.id), ...rest, contact };
    const person = { ...signup(), fullName: SECRET.name, phone: SECRET.phone, email: 'canary@test.example' };
    const document = 'mutation M($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id } } }';
    await without('booking', 'event_type', async () => {
      const graphql = await post('/graphql', { query: document, variables: { input } }, token);
      expect(await graphql.json()).toMatchObject({
        data: null,
        errors: [
          expect.objectContaining({
            message: 'Something went wrong on our side.',
            extensions: { code: 'INTERNAL_SERVER_ERROR' },
          }),
        ],
      });
    });
    await without('user_profile', 'phone', async () => {
      const register = await post('/api/v1/user/register', person);
      expect([register.status, await register.json()]).toEqual([
        500,
        { statusCode: 500, success: false, message: 'Something went wrong on our side.' },
      ]);
    });
    const text = lines.join('');
    // The log contains the error and its location …
    expect(text).toContain('a field failed');
    expect(text).toContain('request failed');
    expect(text).toContain('42703');
    // … but no user data.
    expect(text).not.toMatch(/canary|9876501234|argon2|parameters/i);
    expect(text).not.toContain(token);
  });
});

test('ordinary use logs no personal data', async () => {
  lines = [];
  const { email } = await makeUser();
  await post('/api/v1/user/login', { email, password: TEST_PASSWORD });
  await post('/api/v1/user/login', { email, password: 'Wrong#123' });
  await post('/graphql', {
    query: 'mutation M($e: String!) { requestPasswordReset(email: $e) { message } }',
    variables: { e: email },
  });
  await post('/graphql', { query: `{ venue(id: "${email}") { id } nonsense }` });
  await post('/graphql', {
    query: 'mutation { login(input: { email: 1, password: 12345678, role: USER }) { role } }',
  });
  await fetch(`${url}/api/v1/user/${encodeURIComponent(email)}?email=${email}`);
  expect(lines.join('')).not.toMatch(/@test\.example|Secret#|Wrong#|12345678/);
  // Client errors aren't logged as our errors.
  expect(lines.join('')).not.toContain('failed');
});

test('tokens in paths are not logged, also if the request fails', async () => {
  lines = [];
  const token = newToken();
  await without('calendar_feed', 'token_hash', async () => {
    expect((await fetch(`${url}/calendar/${token}.ics`)).status).toBe(500);
  });
  await without('unsubscribe_key', 'key', async () => {
    expect((await post(`/unsubscribe/${token}`, {})).status).toBe(500);
  });
  expect(lines.join('')).toContain('request failed');
  expect(lines.join('')).toContain('/calendar/:file');
  expect(lines.join('')).not.toContain(token);
});

test('a failed job is logged without its payload', async () => {
  const kept: string[] = [];
  const log = makeLog('debug', { write: (line) => void kept.push(line) });
  const error = Object.assign(new Error('550 <canary@test.example> is unknown, call 9876501234'), {
    rejected: ['canary@test.example'],
  });
  log.warn({ err: new Error('could not send', { cause: error }) }, 'job failed');
  expect(JSON.parse(kept[0] ?? '')).toMatchObject({
    err: { message: 'could not send', cause: { message: '550 <(mail)> is unknown, call (phone)' } },
  });
  expect(kept.join('')).not.toMatch(/canary|9876501234/);
});

test('no email or notification about an enquiry contains its code', async () => {
  const [venue, { id }] = [await makeVenue(), await makeUser()];
  const [couple, owner] = [await startSession(app().tx, id), await startSession(app().tx, venue.id)];
  const document = 'mutation M($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id code } } }';
  const response = await post(
    '/graphql',
    { query: document, variables: { input: enquiry(venue.id) } },
    couple.token,
  );
  const { data } = (await response.json()) as {
    data: { sendEnquiry: { booking: { id: string; code: string } } };
  };
  const { id: bookingId, code } = data.sendEnquiry.booking;
  const approve = `mutation { approveBooking(id: "${bookingId}", code: "${code}") { booking { status } } }`;
  expect((await post('/graphql', { query: approve }, owner.token)).status).toBe(200);
  const emails = await deliverMail();
  expect(emails.filter((mail) => mail.includes(`To: ${venue.email}`))).toHaveLength(2);
  // The couple's message and phone number are in the first email, to the business, and in no other.
  const enquiryEmails = emails.filter((mail) => /00000 12345|verandah/.test(mail));
  expect(enquiryEmails).toHaveLength(1);
  expect(enquiryEmails[0]).toContain(`To: ${venue.email}`);
  const notifications = await app().sql<{ text: string }>(
    `SELECT params::text AS text FROM notification WHERE booking_id = $1`,
    [bookingId],
  );
  expect(notifications.length).toBeGreaterThan(2);
  for (const text of [
    ...emails.map((mail) => mail.replace(/boundary=.*|^--.*|Message-ID.*/gim, '')),
    ...notifications.map((one) => one.text),
  ])
    expect(text).not.toMatch(new RegExp(`(?<![\\da-f-])${code}(?![\\da-f-])`));
});

test('an email’s subject and address can’t add headers', async () => {
  const { services } = app();
  await services.database.pool.query(`SELECT graphile_worker.add_job('mail', $1::json)`, [
    JSON.stringify({
      to: 'kumud@test.example',
      subject: 'You approved A\r\nBcc: everyone@test.example\r\n\r\nhello',
      paragraphs: ['<script>alert(1)</script>'],
      action: { label: '"><img>', path: '/venuelist' },
    }),
  ]);
  const [mail = ''] = await deliverMail();
  const [head = '', ...body] = mail.split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toContain('To: kumud@test.example');
  const html = body.join('\r\n\r\n').split('text/html')[1] ?? '';
  expect(html).not.toMatch(/<script|<img/);
});

test('a failed job stays in the queue, to be retried', async () => {
  const { pool } = app().services.database;
  await pool.query(`SELECT graphile_worker.add_job('fails')`);
  await workOff({ fails: () => Promise.reject(new Error('not now')) });
  const { rows } = await pool.query(
    `SELECT j.attempts FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'fails'`,
  );
  expect(rows).toEqual([{ attempts: 1 }]);
});
