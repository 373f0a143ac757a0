import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { makeAdmin } from '../admin/admin.factory.js';
import { inTransaction } from '../../core/transaction.js';
import { newId } from '../../core/ids.js';
import { addJob } from '../../core/jobs.js';
import { MAIL as MAIL_TASK, makeMailer } from '../../core/mail.js';
import { makeTasks } from '../../core/tasks.js';
import { features } from '../index.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { workOff } from '../../../test/worker.js';

useApp();

/** What the server says to a recipient; null takes the mail. */
let refusal: { responseCode: number; words: string } | null;
const received: { from: string; to: string[]; content: string }[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo(address, _session, answer) {
    if (refusal) answer(Object.assign(new Error(`<${address.address}> ${refusal.words}`), refusal));
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
  refusal = null;
  await app().sql(`DELETE FROM graphile_worker._private_jobs`);
});

/** Works off what is due, as the server's worker does, by way of the mail server. */
async function work(): Promise<void> {
  const { services } = app();
  const { port } = server.server.address() as AddressInfo;
  const mailer = makeMailer({ ...services.env, smtpUrl: `smtp://127.0.0.1:${port}` });
  await workOff(makeTasks(features, services, mailer));
  mailer.close();
}

const MAIL = {
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
/** The pause until the next attempt is over. */
const later = () => app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now()`);

test('a mail goes out in both its forms', async () => {
  await addJob(app().tx, MAIL_TASK, { id: newId(), ...MAIL });
  await work();
  expect(received).toHaveLength(1);
  const [{ from, to, content } = { from: '', to: [], content: '' }] = received;
  expect({ from, to }).toEqual({ from: 'no-reply@localhost', to: [MAIL.to] });
  expect(content).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(content).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(content).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
  expect(await job()).toBeUndefined();
});

test('one that is refused is tried again after growing pauses, until it is taken', async () => {
  await addJob(app().tx, MAIL_TASK, { id: newId(), ...MAIL });
  refusal = { responseCode: 451, words: 'mailbox busy' };
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    await work();
    const queued = await job();
    expect(queued).toMatchObject({ attempts: attempt, error: expect.stringContaining('mailbox busy') });
    pauses.push(queued?.wait ?? 0);
    // Nothing is due before the pause is over.
    await work();
    expect(await job()).toMatchObject({ attempts: attempt });
    await later();
  }
  for (const [i, pause] of pauses.entries()) expect(pause).toBeGreaterThan((pauses[i - 1] ?? 1) * 2);
  expect(received).toEqual([]);
  refusal = null;
  await work();
  expect(received.map(({ to }) => to)).toEqual([[MAIL.to]]);
  expect(await job()).toBeUndefined();
});

test('one that is never taken comes to the admins, and goes out once they try again', async () => {
  await addJob(app().tx, MAIL_TASK, { id: newId(), ...MAIL });
  await app().sql(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1`);
  refusal = { responseCode: 550, words: 'no such user' };
  await work();
  const admin = await loggedIn((await makeAdmin()).id);
  const list = '{ deadMails { nodes { id recipient error } } }';
  const { data } = await admin.gql<{ deadMails: { nodes: { id: string }[] } }>(list);
  expect(data.deadMails.nodes).toMatchObject([
    { recipient: 'a•••@mail.example', error: expect.stringMatching(/<a•••@mail\.example> no such user/) },
  ]);
  await later();
  await work();
  expect((await admin.gql(list)).data).toEqual(data);

  refusal = null;
  await admin.gql('mutation R($id: ID!) { retryMail(id: $id) { id } }', { id: data.deadMails.nodes[0]?.id });
  await work();
  expect(received.map(({ to }) => to)).toEqual([[MAIL.to]]);
  expect((await admin.gql(list)).data).toEqual({ deadMails: { nodes: [] } });
});

test('one whose cause is rolled back is never sent', async () => {
  await inTransaction(app().services.database, async (tx) => {
    await addJob(tx, MAIL_TASK, { id: newId(), ...MAIL });
    throw new Error('undone');
  }).catch(() => undefined);
  await work();
  expect(received).toEqual([]);
});
