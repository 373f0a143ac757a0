import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { makeAdmin } from '../admin/admin.factory.js';
import { inTransaction } from '../../core/transaction.js';
import { newId } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import { EMAIL_TASK, makeMailer } from '../../core/email.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { workOffAll } from '../../../test/worker.js';

useApp();

/** The server's reply to a recipient; null accepts the email. */
let rejection: { responseCode: number; words: string } | null;
const received: { from: string; to: string[]; content: string }[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo(address, _session, answer) {
    if (rejection) answer(Object.assign(new Error(`<${address.address}> ${rejection.words}`), rejection));
    else answer();
  },
  onData(stream, { envelope }, answer) {
    void text(stream).then((content) => {
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        content,
      });
      answer();
    });
  },
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(async () => {
  received.length = 0;
  rejection = null;
  await app().sql(`DELETE FROM graphile_worker._private_jobs`);
});

/** Runs due jobs with the worker's tasks, delivering to the SMTP server. */
async function work(): Promise<void> {
  const { services } = app();
  const { port } = server.server.address() as AddressInfo;
  const mailer = makeMailer({ ...services.env, smtpUrl: `smtp://127.0.0.1:${port}` });
  await workOffAll(mailer);
  mailer.close();
}

const MESSAGE = {
  to: 'ananya@mail.example',
  subject: 'Your enquiry – sent',
  paragraphs: ['Hello Ananya,', 'नमस्ते'],
};

const job = async () =>
  (
    await app().sql<{ attempts: number; wait: number; error: string | null }>(
      `SELECT attempts, last_error AS error, extract(epoch FROM run_at - updated_at)::float8 AS wait
       FROM graphile_worker._private_jobs`,
    )
  )[0];
/** Makes the next attempt due. */
const later = () => app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now()`);

test('an email is sent as text and HTML', async () => {
  await addJob(app().tx, EMAIL_TASK, { id: newId(), ...MESSAGE });
  await work();
  expect(received).toHaveLength(1);
  const [{ from, to, content } = { from: '', to: [], content: '' }] = received;
  expect({ from, to }).toEqual({ from: 'no-reply@localhost', to: [MESSAGE.to] });
  expect(content).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(content).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(content).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
  expect(await job()).toBeUndefined();
});

test('a rejected one is retried after growing delays, until it is accepted', async () => {
  await addJob(app().tx, EMAIL_TASK, { id: newId(), ...MESSAGE });
  rejection = { responseCode: 451, words: 'mailbox busy' };
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    await work();
    const queued = await job();
    expect(queued).toMatchObject({ attempts: attempt, error: expect.stringContaining('mailbox busy') });
    pauses.push(queued?.wait ?? 0);
    // Nothing is due before the delay has passed.
    await work();
    expect(await job()).toMatchObject({ attempts: attempt });
    await later();
  }
  for (const [i, pause] of pauses.entries()) expect(pause).toBeGreaterThan((pauses[i - 1] ?? 1) * 2);
  expect(received).toEqual([]);
  rejection = null;
  await work();
  expect(received.map(({ to }) => to)).toEqual([[MESSAGE.to]]);
  expect(await job()).toBeUndefined();
});

test('an email that is never accepted appears in the admins’ list, and is sent once they retry it', async () => {
  await addJob(app().tx, EMAIL_TASK, { id: newId(), ...MESSAGE });
  await app().sql(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1`);
  rejection = { responseCode: 550, words: 'no such user' };
  await work();
  const admin = await loggedIn((await makeAdmin()).id);
  const list = '{ undeliverableEmails { nodes { id recipient error } } }';
  const { data } = await admin.gql<{ undeliverableEmails: { nodes: { id: string }[] } }>(list);
  expect(data.undeliverableEmails.nodes).toMatchObject([
    { recipient: 'a•••@mail.example', error: expect.stringMatching(/<a•••@mail\.example> no such user/) },
  ]);
  await later();
  await work();
  expect((await admin.gql(list)).data).toEqual(data);

  rejection = null;
  await admin.gql('mutation R($id: ID!) { retryEmail(id: $id) { id } }', {
    id: data.undeliverableEmails.nodes[0]?.id,
  });
  await work();
  expect(received.map(({ to }) => to)).toEqual([[MESSAGE.to]]);
  expect((await admin.gql(list)).data).toEqual({ undeliverableEmails: { nodes: [] } });
});

test('an email of a rolled-back transaction is never sent', async () => {
  await inTransaction(app().services.database, async (tx) => {
    await addJob(tx, EMAIL_TASK, { id: newId(), ...MESSAGE });
    throw new Error('undone');
  }).catch(() => undefined);
  await work();
  expect(received).toEqual([]);
});
