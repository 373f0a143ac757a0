import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation, type ViewerScope } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { object } from 'yup';
import type { Booking } from '../booking/booking.entity.js';
import { formerUser } from '../booking/couple-name.js';
import { bookingById } from '../booking/booking.query.js';
import { attachmentById, attachmentsOf, deleteAttachments, type AttachmentRow } from './attachment.query.js';
import {
  attachmentRules,
  caseRules,
  heldDecisionRules,
  messageCaseListRules,
  reportDecisionRules,
} from './conversation.rules.js';
import { notifyRecipient, refusalOf, updateMessageNotification } from './conversation.service.js';
import { messagesById, type MessageRow } from './message.query.js';
import { t } from './messages.generated.js';
import { notifyReporter, notifySender } from './moderation.notifications.js';
import {
  caseById,
  caseMessageIds,
  countCases,
  partiesOfMessages,
  selectCases,
  type CaseCounts,
  type CaseRow,
} from './moderation.query.js';
import { MessageReport, StoredMessage } from './stored-message.entity.js';

const admins = only('admin');

/** Returns one page of the messages that wait for an admin, oldest first, without their texts. */
export const listMessageCases = operation({
  name: 'conversation.cases',
  kind: 'read',
  allow: admins,
  input: messageCaseListRules,
  run: ({ tx, input }): Promise<Page<CaseRow>> => selectCases(tx, input.queue, input),
});

/** Returns how many messages wait for an admin. */
export const messageCaseCounts = operation({
  name: 'conversation.caseCounts',
  kind: 'read',
  allow: admins,
  input: object({}),
  run: ({ tx }): Promise<CaseCounts> => countCases(tx),
});

/** Returns whose conversations messages belong to, by message ID: "Ananya Sharma and Jheel Mahal". For admins. */
export async function messageNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const parties = await partiesOfMessages(tx, ids);
  return new Map(
    [...parties].map(([id, { coupleName, listingName }]) => [
      id,
      t('conversationOf', { couple: coupleName ?? formerUser(), business: listingName }),
    ]),
  );
}

/** A message that waits for an admin, with what the admin may read. */
export interface OpenCase {
  row: CaseRow;
  messages: { row: MessageRow; attachments: readonly AttachmentRow[] }[];
}

/**
 * Returns a held message, or a reported one with the messages around it. Writes, because each access is in the audit
 * log. Not for API keys: a person reads it.
 * @throws AppError NOT_FOUND unless it waits for an admin
 */
export const openMessageCase = operation({
  name: 'conversation.openCase',
  kind: 'write',
  allow: admins,
  limit: 'decision',
  sessionOnly: true,
  input: caseRules,
  async run(scope): Promise<OpenCase> {
    const { tx, input } = scope;
    const row = await caseById(tx, input.id);
    if (!row) throw notFound(t('caseNotFound'));
    await auditAccess(scope, row, 'message.read');
    const ids = await caseMessageIds(tx, row);
    const [messages, attachments] = [await messagesById(tx, ids), await attachmentsOf(tx, ids)];
    return {
      row,
      messages: ids.flatMap((id) => {
        const message = messages.get(id);
        return message ? [{ row: message, attachments: attachments.get(id) ?? [] }] : [];
      }),
    };
  },
});

/**
 * Returns an attachment of a message that waits for an admin. Those of the messages around it stay private.
 * @throws AppError NOT_FOUND
 */
export const getCaseAttachment = operation({
  name: 'conversation.caseAttachment',
  kind: 'write',
  allow: admins,
  sessionOnly: true,
  input: attachmentRules,
  async run(scope): Promise<AttachmentRow> {
    const { tx, input } = scope;
    const found = await attachmentById(tx, input.id);
    const row = found?.messageId ? await caseById(tx, found.messageId) : undefined;
    if (!found || !row) throw notFound(t('attachmentNotFound'));
    await auditAccess(scope, row, 'message.readAttachment');
    return found;
  },
});

/**
 * Releases a held message to its recipient, or removes it and sends the reason to its sender.
 * @throws AppError CONFLICT when it is decided, or can't be delivered anymore
 */
export const decideHeldMessage = operation({
  name: 'conversation.decideHeld',
  kind: 'write',
  allow: admins,
  limit: 'decision',
  sessionOnly: true,
  input: heldDecisionRules,
  async run(scope): Promise<string> {
    const { tx, input } = scope;
    const { row, booking } = await lockCase(tx, input.id);
    if (!row.held) throw conflict(t('caseDecided'));
    if (input.release) {
      await tx
        .repository(StoredMessage)
        .update(row.id, { delivered: true })
        .catch((error: unknown) => {
          throw refusalOf(error) ? conflict(t('notDeliverable')) : error;
        });
      await notifyRecipient(tx, booking, row);
    } else {
      const reason = input.reason ?? '';
      await removeContent(tx, row.id);
      await notifySender(tx, booking, row, { removed: true, reason });
    }
    await audit(scope, {
      action: 'message.decideHeld',
      targetType: 'message',
      targetId: row.id,
      before: { status: 'held' },
      after: input.release ? { status: 'released' } : { status: 'removed', reason: input.reason },
    });
    return row.id;
  },
});

/**
 * Decides a report: dismisses it, removes the message, or warns its sender. Notifies the reporter.
 * @throws AppError CONFLICT when it is decided
 */
export const decideMessageReport = operation({
  name: 'conversation.decideReport',
  kind: 'write',
  allow: admins,
  limit: 'decision',
  sessionOnly: true,
  input: reportDecisionRules,
  async run(scope): Promise<string> {
    const { tx, viewer, input } = scope;
    const { row, booking } = await lockCase(tx, input.id);
    if (row.held) throw conflict(t('caseDecided'));
    const { decision } = input;
    const reason = decision === 'dismissed' ? null : (input.reason ?? '');
    await tx
      .repository(MessageReport)
      .update(
        { messageId: row.id },
        { decision, decisionReason: reason, decidedBy: viewer.id, decidedAt: () => 'now()' },
      );
    if (decision === 'removed') {
      await removeContent(tx, row.id);
      const recipientId = row.fromCouple ? booking.listingId : booking.userId;
      if (recipientId) await updateMessageNotification(tx, recipientId, booking.id);
    }
    if (reason !== null) await notifySender(tx, booking, row, { removed: decision === 'removed', reason });
    await notifyReporter(tx, booking, row, decision);
    await audit(scope, {
      action: 'message.decideReport',
      targetType: 'message',
      targetId: row.id,
      before: { status: 'reported' },
      after: { status: decision, ...(reason !== null && { reason }) },
    });
    return row.id;
  },
});

/**
 * Locks the booking, as all changes of a conversation do, and returns the message if it still waits.
 * @throws AppError CONFLICT
 */
async function lockCase(tx: Tx, id: string): Promise<{ row: CaseRow; booking: Booking }> {
  const found = await caseById(tx, id);
  const booking = found && (await bookingById(tx, found.bookingId, true));
  const row = booking && (await caseById(tx, id));
  if (!row || !booking) throw conflict(t('caseDecided'));
  return { row, booking };
}

/** Keeps the row, so that both sides see that something was removed, and a retry of the message isn't a new one. */
async function removeContent(tx: Tx, id: string): Promise<void> {
  await tx.repository(StoredMessage).update(id, { body: '', removedAt: () => 'now()' });
  await deleteAttachments(tx, id);
}

const auditAccess = (
  scope: ViewerScope,
  { id, held }: CaseRow,
  action: 'message.read' | 'message.readAttachment',
): Promise<void> =>
  audit(scope, {
    action,
    targetType: 'message',
    targetId: id,
    after: { kind: held ? 'held' : 'reported' },
  });
