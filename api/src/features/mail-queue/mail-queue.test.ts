import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { addJob } from '../../core/jobs.js';
import { newId } from '../../core/ids.js';
import { EMAIL_TASK } from '../../core/email.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeUndeliverableEmail } from '../../../test/permissions/scene.js';
import { deliverMail } from '../../../test/security/post.js';
import { sweepUndeliverableEmails } from './mail-queue.query.js';

useApp();

interface Dead {
  id: string;
  recipient: string | null;
  subject: string;
  error: string;
  attempts: number;
}
interface Data {
  undeliverableEmails: {
    nodes: Dead[];
    totalCount: number;
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
}
interface Answer {
  answer: { id: string | null; userErrors: { code: string }[] };
}

let admin: Client;
beforeEach(async () => {
  await app().sql(`DELETE FROM graphile_worker._private_jobs`);
  admin = await loggedIn((await makeAdmin()).id);
});

const dead = async (args = '') =>
  (
    await admin.gql<Data>(
      `{ undeliverableEmails${args} { nodes { id recipient subject error attempts queuedAt failedAt } totalCount pageInfo { endCursor hasNextPage } } }`,
    )
  ).data.undeliverableEmails;
const act = (field: 'retryEmail' | 'deleteEmail', id: string) =>
  admin.gql<Answer>(`mutation M($id: ID!) { answer: ${field}(id: $id) { id userErrors { code } } }`, { id });
const audited = (id: string) => app().sql(`SELECT action, target_type FROM audit WHERE target_id = $1`, [id]);
const jobs = async () => (await app().sql(`SELECT FROM graphile_worker._private_jobs`)).length;

describe('the list', () => {
  test('shows the masked recipient, the subject and the error, but neither the address nor the text', async () => {
    const id = await makeUndeliverableEmail(
      { to: 'ananya.sharma@test.example', subject: 'Your enquiry was sent', paragraphs: ['Dear secret'] },
      '550 5.1.1 <ananya.sharma@test.example>: no such user, message 482913 refused',
    );
    const list = await dead();
    expect(list).toMatchObject({
      nodes: [
        {
          id,
          recipient: 'a•••@test.example',
          subject: 'Your enquiry was sent',
          error: '550 5.1.1 <a•••@test.example>: no such user, message •••••• refused',
          attempts: 12,
        },
      ],
      totalCount: 1,
    });
    expect(JSON.stringify(list)).not.toMatch(/sharma|secret|482913/);
  });

  test.each([...['resetMail', 'emailChangeMail', 'confirmationMail', 'loginLinkMail']])(
    'contains emails with a code or link too, without their address: %s',
    async (task) => {
      const id = newId();
      await addJob(app().tx, task, { id });
      await app().sql(
        `SELECT graphile_worker.permanently_fail_jobs(ARRAY(SELECT id FROM graphile_worker._private_jobs), 'Refused')`,
      );
      expect((await dead()).nodes).toMatchObject([{ id, recipient: null, subject: 'Email with a code' }]);
    },
  );

  test('excludes emails that will be retried, and other jobs', async () => {
    await addJob(app().tx, EMAIL_TASK, {
      id: newId(),
      ...{ to: 'a@test.example', subject: 'Waits', paragraphs: [] },
    });
    await addJob(app().tx, 'derive', { hash: 'x' });
    await app().sql(
      `SELECT graphile_worker.permanently_fail_jobs(ARRAY(SELECT j.id FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'derive'), 'Broken')`,
    );
    expect(await dead()).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test('is paginated, latest failure first', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++) ids.unshift(await makeUndeliverableEmail());
    const first = await dead('(first: 3)');
    const second = await dead(`(first: 3, after: "${first.pageInfo.endCursor}")`);
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});

test('a retried email leaves the list and is sent', async () => {
  const id = await makeUndeliverableEmail({ to: 'kumud@test.example' });
  expect((await act('retryEmail', id)).data.answer).toEqual({ id, userErrors: [] });
  expect((await dead()).nodes).toEqual([]);
  const emails = await deliverMail();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain('To: kumud@test.example');
  expect(await audited(id)).toEqual([{ action: 'mailQueue.retry', target_type: 'email' }]);
});

test('a deleted email is gone', async () => {
  const [id, other] = [await makeUndeliverableEmail(), await makeUndeliverableEmail()];
  expect((await act('deleteEmail', id)).data.answer).toEqual({ id, userErrors: [] });
  expect((await dead()).nodes.map((one) => one.id)).toEqual([other]);
  expect(await jobs()).toBe(1);
  expect(await audited(id)).toEqual([{ action: 'mailQueue.delete', target_type: 'email' }]);
});

test.each(['retryEmail', 'deleteEmail'] as const)(
  '%s: one of two concurrent requests succeeds; queued and missing emails are not found',
  async (field) => {
    const id = await makeUndeliverableEmail();
    const answers = await Promise.all([act(field, id), act(field, id)]);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))).toEqual([
      'NOT_FOUND',
    ]);
    expect(await audited(id)).toHaveLength(1);
    await addJob(app().tx, EMAIL_TASK, {
      id: newId(),
      ...{ to: 'a@test.example', subject: 'Waits', paragraphs: [] },
    });
    const [waiting] = await app().sql<{ id: string }>(
      `SELECT payload->>'id' AS id FROM graphile_worker._private_jobs WHERE payload->>'subject' = 'Waits'`,
    );
    for (const one of [waiting?.id ?? '', newId()])
      expect((await act(field, one)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await act(field, 'nonsense')).data.answer.userErrors).toEqual([{ code: 'INVALID' }]);
  },
);

test('undeliverable emails are deleted after thirty days', async () => {
  const [old, young] = [await makeUndeliverableEmail(), await makeUndeliverableEmail()];
  await app().sql(
    `UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '31 days' WHERE payload->>'id' = $1`,
    [old],
  );
  await sweepUndeliverableEmails(app().tx);
  expect((await dead()).nodes.map(({ id }) => id)).toEqual([young]);
});
