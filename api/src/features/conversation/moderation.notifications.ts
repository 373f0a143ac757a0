import type { Tx } from '../../core/database.js';
import { notify } from '../../core/notify.js';
import { sendEmail } from '../account/send-email.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { messageModeratedEmail, reportDecidedEmail } from './moderation.mail.js';
import type { ReportDecision } from './moderation.constants.js';
import type { CaseRow } from './moderation.query.js';
import { recipientOf } from './recipient.js';

/** Notifies the reporter of a message of an admin’s decision, unless their account is deleted. */
export async function notifyReporter(
  tx: Tx,
  booking: Booking,
  { fromCouple, reporterId: accountId }: CaseRow,
  decision: ReportDecision,
): Promise<void> {
  if (!accountId) return;
  const recipient = fromCouple ? 'owner' : 'couple';
  const bookingId = booking.id;
  await notify(tx, {
    ...{ accountId, bookingId },
    kind: 'message_report_decided',
    params: { recipient, decision },
  });
  const to = await recipientOf(tx, booking, accountId);
  if (to)
    await sendEmail(
      tx,
      accountId,
      reportDecidedEmail(to, { bookingId, otherName: nameOf(booking, fromCouple), decision }),
    );
}

/** Notifies the sender of a message that an admin has removed it, or warned them because of it. */
export async function notifySender(
  tx: Tx,
  booking: Booking,
  { fromCouple, senderId: accountId }: CaseRow,
  { removed, reason }: { removed: boolean; reason: string },
): Promise<void> {
  if (!accountId) return;
  const recipient = fromCouple ? 'couple' : 'owner';
  const bookingId = booking.id;
  await notify(tx, {
    ...{ accountId, bookingId },
    kind: 'message_moderated',
    params: { recipient, removed, reason },
  });
  const to = await recipientOf(tx, booking, accountId);
  if (to)
    await sendEmail(
      tx,
      accountId,
      messageModeratedEmail(to, { bookingId, otherName: nameOf(booking, !fromCouple), removed, reason }),
    );
}

const nameOf = (booking: Booking, isCouple: boolean): string =>
  isCouple ? coupleName(booking) : booking.listingName;
