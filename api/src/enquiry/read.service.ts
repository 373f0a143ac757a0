import { audit } from '../core/audit.js';
import { notFound } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import type { Enquiry } from './enquiry.entity.js';
import { enquiryById, selectEnquiries } from './enquiry.query.js';
import { enquiryIdRules, enquiryListRules } from './enquiry.rules.js';

/** What was written to Mandap, newest first. */
export const listEnquiries = operation({
  name: 'enquiry.list',
  kind: 'read',
  allow: only('admin'),
  input: enquiryListRules,
  run: ({ sql, input: { kind, unread, ...window } }) => selectEnquiries(sql, { kind, unread }, window),
});

/** Marks one as read. Whoever comes second finds it done; the first one's moment stays. */
export const markEnquiryRead = operation({
  name: 'enquiry.markRead',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: enquiryIdRules,
  async run(scope): Promise<Enquiry> {
    const { sql, input } = scope;
    const enquiry = await enquiryById(sql, input.id, true);
    if (!enquiry) throw notFound('Enquiry');
    if (enquiry.readAt) return enquiry;
    const [row] = await sql<{ readAt: Date }>(
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
