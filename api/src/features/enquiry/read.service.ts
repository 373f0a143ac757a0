import { audit, auditAll } from '../../core/audit.js';
import { notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { Enquiry } from './enquiry.entity.js';
import { countUnreadEnquiries, markRead, readEnquiries, selectEnquiries } from './enquiry.query.js';
import { enquiryIdRules, enquiryListRules, markAllReadRules } from './enquiry.rules.js';

/** What was written to Mandap, newest first. */
export const listEnquiries = operation({
  name: 'enquiry.list',
  kind: 'read',
  allow: only('admin'),
  input: enquiryListRules,
  run: ({ tx, input: { kind, unread, search, ...window } }) =>
    selectEnquiries(tx, { kind, unread, search }, window),
});

/** One statement must not hold its locks for long; what is left takes another press. */
const MOST_AT_ONCE = 1000;

/** Marks all as read that were there, the oldest first; answers how many, and how many are unread now. */
export const markAllEnquiriesRead = operation({
  name: 'enquiry.markAllRead',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: markAllReadRules,
  async run(scope): Promise<{ marked: number; unread: number }> {
    const { tx, input } = scope;
    const ids = await readEnquiries(tx, input, MOST_AT_ONCE);
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

/** Marks one as read. Doing it again changes nothing. */
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
      if (!readBefore) throw notFound('Enquiry');
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
