import { audit, auditAll } from '../core/audit.js';
import { notFound } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import type { Enquiry } from './enquiry.entity.js';
import { countUnreadEnquiries, enquiryById, readEnquiries, selectEnquiries } from './enquiry.query.js';
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

/** Marks one as read. Whoever comes second finds it done; the first one's moment stays. */
export const markEnquiryRead = operation({
  name: 'enquiry.markRead',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: enquiryIdRules,
  async run(scope): Promise<Enquiry> {
    const { tx, input } = scope;
    const enquiry = await enquiryById(tx, input.id, true);
    if (!enquiry) throw notFound('Enquiry');
    if (enquiry.readAt) return enquiry;
    const [row] = await tx.sql<{ readAt: Date }>(
      `UPDATE enquiry SET read_at = now() WHERE id = $1 RETURNING read_at AS "readAt"`,
      [input.id],
    );
    await audit(scope, {
      action: 'enquiry.markRead',
      targetType: 'enquiry',
      targetId: input.id,
      before: { read: false },
      after: { read: true },
    });
    return { ...enquiry, readAt: row?.readAt ?? null };
  },
});
