import { audit } from '../../core/audit.js';
import { notFound } from '../../core/errors.js';
import { only, operation, type ViewerScope } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { deleteQueuedEmail, requeueEmail, selectUndeliverableEmails } from './mail-queue.query.js';
import { undeliverableEmailListRules, undeliverableEmailRules } from './mail-queue.rules.js';
import type { UndeliverableEmail } from './mail-queue.type.js';
import { t } from './messages.generated.js';

/** Returns one page of undeliverable emails, latest failure first. */
export const listUndeliverableEmails = operation({
  name: 'mailQueue.list',
  kind: 'read',
  allow: only('admin'),
  input: undeliverableEmailListRules,
  async run({ tx, input }): Promise<Page<UndeliverableEmail>> {
    const page = await selectUndeliverableEmails(tx, input);
    return {
      ...page,
      nodes: page.nodes.map((row) => ({
        ...row,
        recipient: row.recipient && maskedAddress(row.recipient),
        subject: row.subject ?? t('withCode'),
        error: maskedError(row.error),
      })),
    };
  },
});

/**
 * Sends an undeliverable email again.
 * @throws AppError NOT_FOUND when another admin has sent or deleted it
 */
export const retryEmail = operation({
  name: 'mailQueue.retry',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: undeliverableEmailRules,
  run: (scope) => changeEmail(scope, scope.input.id, 'mailQueue.retry', requeueEmail),
});

/** Deletes an undeliverable email. */
export const deleteEmail = operation({
  name: 'mailQueue.delete',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: undeliverableEmailRules,
  run: (scope) => changeEmail(scope, scope.input.id, 'mailQueue.delete', deleteQueuedEmail),
});

async function changeEmail(
  scope: ViewerScope,
  id: string,
  action: 'mailQueue.retry' | 'mailQueue.delete',
  change: typeof requeueEmail,
): Promise<string> {
  if (!(await change(scope.tx, id))) throw notFound(t('emailNotFound'));
  await audit(scope, { action, targetType: 'email', targetId: id });
  return id;
}

/** ananya@mail.example -> a•••@mail.example */
const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

const ERROR_LENGTH = 300;

/** Mail servers often quote the address, and might quote the email's text. */
const maskedError = (error: string): string =>
  error
    .replace(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g, maskedAddress)
    .replace(/(?<!\d)\d{6}(?!\d)/g, '••••••')
    .slice(0, ERROR_LENGTH);
