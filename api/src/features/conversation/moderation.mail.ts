import type { Email } from '../../core/email.js';
import { t } from './mail.messages.generated.js';
import type { ReportDecision } from './moderation.constants.js';
import type { Recipient } from './recipient.js';

interface Moderation {
  bookingId: string;
  /** Name of the other party. */
  otherName: string;
}

/** Informs somebody of what an admin has decided about the message that they reported. */
export const reportDecidedEmail = (
  to: Recipient,
  { bookingId, otherName, decision }: Moderation & { decision: ReportDecision },
): Email => ({
  kind: 'moderation',
  to: to.email,
  subject: t('report.subject', { other: otherName }),
  paragraphs: [
    t('hello', { name: to.name }),
    t('report.read', { other: otherName }),
    t(`report.${decision}`),
    t('report.block', { other: otherName }),
  ],
  action: { label: t('openConversation'), path: `/bookings/${bookingId}` },
});

/** Informs the sender of a message that it was removed, or that they are warned. */
export const messageModeratedEmail = (
  to: Recipient,
  { bookingId, otherName, removed, reason }: Moderation & { removed: boolean; reason: string },
): Email => ({
  kind: 'moderation',
  to: to.email,
  subject: t(removed ? 'removed.subject' : 'warned.subject', { other: otherName }),
  paragraphs: [
    t('hello', { name: to.name }),
    t(removed ? 'removed.message' : 'warned.message', { other: otherName }),
    reason,
    t('moderated.rules'),
  ],
  action: { label: t('openConversation'), path: `/bookings/${bookingId}` },
});
