import { audit } from '../../core/audit.js';
import { notFound } from '../../core/errors.js';
import { only, operation, type Scope } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import { deleteMail, requeueMail, selectDeadMails } from './mail-queue.query.js';
import { deadMailListRules, deadMailRules } from './mail-queue.rules.js';
import type { DeadMail } from './mail-queue.type.js';

/** Mails that could not be sent, the latest failure first. */
export const listDeadMails = operation({
  name: 'mailQueue.list',
  kind: 'read',
  allow: only('admin'),
  input: deadMailListRules,
  async run({ tx, input }): Promise<Page<DeadMail>> {
    const page = await selectDeadMails(tx, input);
    return {
      ...page,
      nodes: page.nodes.map((row) => ({
        ...row,
        recipient: row.recipient && maskedAddress(row.recipient),
        subject: row.subject ?? 'A mail with a code',
        error: maskedError(row.error),
      })),
    };
  },
});

/** Tries one again. Whoever comes second finds it gone from the list. */
export const retryMail = operation({
  name: 'mailQueue.retry',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: deadMailRules,
  run: (scope) => actOn(scope, scope.input.id, 'mailQueue.retry', requeueMail),
});

/** Gives one up. */
export const discardMail = operation({
  name: 'mailQueue.discard',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: deadMailRules,
  run: (scope) => actOn(scope, scope.input.id, 'mailQueue.discard', deleteMail),
});

async function actOn(
  scope: Pick<Scope<Viewer, unknown>, 'ctx' | 'tx' | 'viewer'>,
  id: string,
  action: 'mailQueue.retry' | 'mailQueue.discard',
  act: typeof requeueMail,
): Promise<string> {
  if (!(await act(scope.tx, id))) throw notFound('Mail');
  await audit(scope, { action, targetType: 'mail', targetId: id });
  return id;
}

/** ananya@mail.example -> a•••@mail.example */
const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

const ERROR_LENGTH = 300;

/** What a mail server says often quotes the address, and might quote a line of the mail. */
const maskedError = (error: string): string =>
  error
    .replace(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g, maskedAddress)
    .replace(/(?<!\d)\d{6}(?!\d)/g, '••••••')
    .slice(0, ERROR_LENGTH);
