import { audit, auditAll } from '../../core/audit.js';
import { notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { Enquiry } from './enquiry.entity.js';
import { countUnreadEnquiries, markRead, markManyRead, selectEnquiries } from './enquiry.query.js';
import { enquiryIdRules, enquiryListRules, markAllReadRules } from './enquiry.rules.js';
import { t } from './messages.generated.js';

/** Returns one page of enquiries to Mandap, newest first. */
export const listEnquiries = operation({
  name: 'enquiry.list',
  kind: 'read',
  allow: only('admin'),
  input: enquiryListRules,
  run: ({ tx, input: { kind, unread, search, ...window } }) =>
    selectEnquiries(tx, { kind, unread, search }, window),
});

/** Limits how long one statement holds its locks; further enquiries need another request. */
const BATCH_SIZE = 1000;

/** Marks enquiries received by `until` as read, oldest first; returns how many, and how many are still unread. */
export const markAllEnquiriesRead = operation({
  name: 'enquiry.markAllRead',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: markAllReadRules,
  async run(scope): Promise<{ marked: number; unread: number }> {
    const { tx, input } = scope;
    const ids = await markManyRead(tx, input, BATCH_SIZE);
    await auditAll(
      scope,
      ids.map((targetId) => ({
        action: 'enquiry.markRead',
        targetType: 'enquiry',
        targetId,
        before: { read: false },
        after: { read: true },
      })),
    );
    return { marked: ids.length, unread: await countUnreadEnquiries(tx) };
  },
});

/** Marks an enquiry as read. Idempotent. */
export const markEnquiryRead = operation({
  name: 'enquiry.markRead',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: enquiryIdRules,
  async run(scope): Promise<Enquiry> {
    const { tx, input } = scope;
    const read = await markRead(tx, input.id);
    if (!read) {
      const readBefore = await tx.repository(Enquiry).findOneBy({ id: input.id });
      if (!readBefore) throw notFound(t('enquiryNotFound'));
      return readBefore;
    }
    await audit(scope, {
      action: 'enquiry.markRead',
      targetType: 'enquiry',
      targetId: input.id,
      before: { read: false },
      after: { read: true },
    });
    return read;
  },
});
