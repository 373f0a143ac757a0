import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { app, useApp } from '../../test/app.js';
import { newId } from './ids.js';
import { addJob, startWorker } from './jobs.js';
import { makeLog } from './log.js';
import { EMAIL_TASK, makeMailer, type Email } from './email.js';

useApp();

let lines: string[] = [];
const log = makeLog('debug', { write: (line) => void lines.push(line) });
const logged = () => JSON.parse(lines.at(-1) ?? '{}') as { err: Record<string, unknown> };
beforeEach(() => {
  lines = [];
});

const PERSON = /ananya/i;

describe('an error of a mail server', () => {
  /** The server's reply to a recipient. */
  let refusal: { responseCode: number; words: string };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, answer) {
      answer(Object.assign(new Error(refusal.words), refusal));
    },
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const mailerOf = (port: number) =>
    makeMailer({ ...app().services.env, smtpUrl: `smtp://127.0.0.1:${port}` });
  const portOf = () => (server.server.address() as AddressInfo).port;
  const emailTo = (to: string) => ({ to, subject: 'Your enquiry', paragraphs: ['Hello'] });

  test.each([
    ['ananya@mail.example', '<ananya@mail.example>: no such user'],
    ['ananya@mail.example', 'ananya@mail.example no such user'],
    ['ananya@mail.example', 'mailbox ananya is full (host mail.example)'],
    ['ananya@localhost', 'ananya@localhost is not known'],
    ['ananya@[10.0.0.1]', 'ananya@[10.0.0.1] is not known'],
    ['ananya@mail.example', '"ananya rao"@mail.example is not known'],
    ['ananya@डाक.भारत', 'ananya@डाक.भारत is not known'],
  ])('to %s, which says “%s”, is logged with the numbers of the reply only', async (to, words) => {
    refusal = { responseCode: 550, words: `5.1.1 ${words}` };
    const mailer = mailerOf(portOf());
    await mailer.deliver(emailTo(to)).catch((err: unknown) => log.warn({ err }, 'job failed'));
    mailer.close();
    expect(lines.join()).not.toMatch(PERSON);
    expect(logged().err).toMatchObject({
      command: 'RCPT TO',
      responseCode: 550,
      enhancedCode: '5.1.1',
      stack: expect.stringMatching(/\n {4}at /),
    });
  });

  test.each([
    ['refuses it', () => Promise.resolve(portOf()), 'RCPT TO'],
    ['is away', unusedPort, 'CONN'],
  ])('that %s is logged as a failed job, without the recipient', async (_, port, command) => {
    refusal = { responseCode: 451, words: '<ananya@mail.example> try again' };
    const { pool } = app().services.database;
    const mailer = mailerOf(await port());
    const written = new EventEmitter();
    const failed = once(written, 'job failed');
    const workerLog = makeLog('warn', {
      write(line) {
        lines.push(line);
        written.emit((JSON.parse(line) as { msg: string }).msg);
      },
    });
    const deliver = (mail: unknown) => mailer.deliver(mail as Email);
    const worker = await startWorker(pool, { [EMAIL_TASK]: deliver }, workerLog, {
      locks: { add: () => undefined },
      concurrency: 1,
    });
    await addJob(app().tx, EMAIL_TASK, { id: newId(), ...emailTo('ananya@mail.example') });
    await failed;
    await worker.stop();
    mailer.close();
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(PERSON);
    expect(lines.join()).toContain(`"command":"${command}"`);
    await pool.query('DELETE FROM graphile_worker._private_jobs');
  });
});

async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('an error of PostgreSQL', () => {
  test.each([
    ['a value that is no number', `SELECT 'ananya@mail.example'::int`],
    ['a value that is no id', `SELECT 'Ananya Rao'::uuid`],
    ['text that is no JSON', `SELECT '{"name": ananya}'::jsonb`],
    ['a value that is of no enum', `SELECT 'ananya'::account_role`],
    ['a day that is none', `SELECT 'ananya'::date`],
    [
      'a row that is there already',
      `INSERT INTO city (name, state) VALUES ('Ananyapur', 'Ananya'), ('Ananyapur', 'Ananya')`,
    ],
    ['a row that is not allowed', `INSERT INTO account (email, role) VALUES ('ananya@mail.example', NULL)`],
  ])('about %s is logged with its code, without the value', async (_, statement) => {
    const { pool, source } = app().services.database;
    for (const run of [() => pool.query(statement), () => source.query(statement)]) {
      lines = [];
      await run().then(
        () => expect('done').toBe('failed'),
        (err: unknown) => log.error({ err }, 'request failed'),
      );
      expect(lines.join()).not.toMatch(PERSON);
      expect(logged().err).toMatchObject({ code: expect.stringMatching(/^[0-9A-Z]{5}$/) });
    }
  });
});

test('an error of our own keeps its message, without email addresses and phone numbers, even in its causes', () => {
  const cause = new Error('ananya@mail.example, 0000011111');
  log.error({ err: new Error('two lines\nfor ananya.rao+x@mail.example', { cause }) }, 'failed');
  expect(lines.join()).not.toMatch(PERSON);
  expect(logged().err).toMatchObject({
    message: 'two lines\nfor (mail)',
    cause: { message: '(mail), (phone)' },
  });
});
