import { notFound } from '../../core/errors.js';
import { signedIn, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from '../booking/booking.entity.js';
import { bookingById } from '../booking/booking.query.js';
import { coupleName, formerUser } from '../booking/couple-name.js';
import { eventsById, type HistoryEntry } from '../booking/history.service.js';
import { sideOf } from '../booking/booking.policy.js';
import { presentAttachment } from './attachment.js';
import { attachmentsOf, type AttachmentRow } from './attachment.query.js';
import { timelineRules } from './conversation.rules.js';
import type { Message } from './message.entity.js';
import { messagesById, selectTimeline, type MessageRow } from './message.query.js';
import { t } from './messages.generated.js';

type Entry = Message | HistoryEntry;

/** Whether an entry of a timeline is a message; the others are events. */
export const isMessage = (entry: Entry): entry is Message => 'body' in entry;

/**
 * Returns one page of a booking's messages and events, newest first, for both parties. Admins get the events only.
 * @throws AppError NOT_FOUND for anybody but the two parties
 */
export const getTimeline = operation({
  name: 'conversation.timeline',
  kind: 'read',
  allow: signedIn,
  input: timelineRules,
  async run({ tx, viewer, input }): Promise<Page<Entry>> {
    const booking = await bookingById(tx, input.bookingId);
    const side = (booking && sideOf(viewer, booking)) ?? null;
    if (!booking || !(side ?? viewer.role === 'admin')) throw notFound(t('conversationNotFound'));
    const page = await selectTimeline(tx, booking.id, { side }, input);
    const idsOf = (type: string) => page.nodes.filter((key) => key.type === type).map(({ id }) => id);
    const messages = await messagesById(tx, idsOf('message'));
    const attachments = await attachmentsOf(tx, idsOf('message'));
    const events = await eventsById(tx, idsOf('event'));
    const nodes = page.nodes.flatMap(({ id }): Entry[] => {
      const message = messages.get(id);
      const entry = message ? presentMessage(viewer, booking, message, attachments.get(id)) : events.get(id);
      return entry ? [entry] : [];
    });
    return { ...page, nodes };
  },
});

/** Returns a message as one of the two parties sees it. */
export function presentMessage(
  viewer: Viewer,
  booking: Booking,
  row: MessageRow,
  attachments: readonly AttachmentRow[] = [],
): Message {
  const isMine = row.senderId === viewer.id;
  const name = row.fromCouple ? coupleName(booking) : booking.listingName;
  return {
    id: row.id,
    createdAt: row.createdAt,
    clientId: isMine ? row.clientId : null,
    sender: row.fromCouple ? 'couple' : 'business',
    senderName: row.senderId ? name : formerUser(),
    isMine,
    body: row.body,
    attachments: attachments.map(presentAttachment),
    // A removed message’s files were deleted by an admin, so they aren’t counted.
    deletedAttachments: row.removed ? 0 : row.attachmentCount - attachments.length,
    isRead: row.isRead,
    status: row.removed ? 'removed' : row.delivered ? 'sent' : 'held',
    holdReason: isMine && !row.delivered ? row.holdReason : null,
    reportedByMe: !isMine && row.reported,
    // A sender doesn't learn of a dismissed report.
    reportDecision: isMine && row.reportDecision === 'dismissed' ? null : row.reportDecision,
  };
}
