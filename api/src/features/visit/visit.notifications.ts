import type { Tx } from '../../core/database.js';
import type { Email } from '../../core/email.js';
import { markBookingNotificationsRead, notify } from '../../core/notify.js';
import type { Viewer } from '../../core/viewer.js';
import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import { hasBlocked } from '../booking/block.query.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { listingBrief } from '../listing/listing.service.js';
import type { ConfirmedVisit } from './visit-invite.js';
import type { Visit } from './visit.entity.js';
import {
  visitCancelledEmail,
  visitConfirmedEmail,
  visitMovedEmail,
  visitProposedEmail,
  visitReminderEmail,
  type VisitRecipient,
} from './visit.mail.js';

type Side = VisitRecipient['side'];

const SIDES: readonly Side[] = ['couple', 'owner'];

const accountOf = (booking: Booking, side: Side): string | null =>
  side === 'couple' ? booking.userId : booking.listingId;

/** Sent to the side that answers next. */
export async function notifyProposedTimes(
  tx: Tx,
  booking: Booking,
  status: 'requested' | 'offered',
  slots: readonly Date[],
): Promise<void> {
  const [sender, recipient] =
    status === 'requested' ? (['couple', 'owner'] as const) : (['owner', 'couple'] as const);
  await markRead(tx, booking, sender);
  const accountId = accountOf(booking, recipient);
  if (!accountId) return;
  const times = slots.map((slot) => slot.toISOString());
  await notify(tx, { accountId, kind: `visit_${status}`, bookingId: booking.id, params: { times } });
  await email(tx, booking, recipient, (to) => visitProposedEmail(to, booking, slots));
}

/** The other side gets a notification, both get the email for their calendars. */
export async function notifyConfirmation(
  tx: Tx,
  viewer: Viewer,
  booking: Booking,
  visit: ConfirmedVisit,
): Promise<void> {
  await notifyOther(tx, viewer, booking, 'visit_confirmed', [visit.startsAt]);
  for (const side of SIDES) await email(tx, booking, side, (to) => visitConfirmedEmail(to, booking, visit));
}

/** Like the confirmation. */
export async function notifyMove(
  tx: Tx,
  viewer: Viewer,
  booking: Booking,
  visit: ConfirmedVisit,
  previous: Date,
): Promise<void> {
  await notifyOther(tx, viewer, booking, 'visit_moved', [visit.startsAt]);
  for (const side of SIDES)
    await email(tx, booking, side, (to) => visitMovedEmail(to, booking, visit, previous));
}

/**
 * The other side gets a notification. A confirmed visit is in both calendars, so both get an email; otherwise only the
 * other side, unless it has blocked this one.
 * @param viewer who cancelled it; undefined if its booking was closed
 */
export async function notifyCancellation(
  tx: Tx,
  viewer: Viewer | undefined,
  booking: Booking,
  visit: Visit,
): Promise<void> {
  const actor = actorOf(viewer, booking);
  const silent = new Set<Side>();
  if (!visit.startsAt)
    for (const side of SIDES)
      if (accountOf(booking, side) === actor || (await hasBlockedOther(tx, booking, side))) silent.add(side);
  await notifyOther(tx, viewer, booking, 'visit_cancelled', visit.startsAt ? [visit.startsAt] : [], silent);
  for (const side of SIDES)
    if (!silent.has(side)) await email(tx, booking, side, (to) => visitCancelledEmail(to, booking, visit));
}

const hasBlockedOther = (tx: Tx, { userId, listingId }: Booking, side: Side): Promise<boolean> =>
  side === 'couple' ? hasBlocked(tx, userId, listingId) : hasBlocked(tx, listingId, userId);

/** Sent to both sides. */
export async function remindOfVisit(tx: Tx, booking: Booking, visit: ConfirmedVisit): Promise<void> {
  const { id: bookingId } = booking;
  const times = [visit.startsAt.toISOString()];
  for (const recipient of SIDES) {
    const accountId = accountOf(booking, recipient);
    if (accountId)
      await notify(tx, { accountId, kind: 'visit_reminder', bookingId, params: { recipient, times } });
    await email(tx, booking, recipient, (to) => visitReminderEmail(to, booking, visit));
  }
}

/** Returns the account that cancelled the visit or closed the booking; it needs no notification. */
function actorOf(viewer: Viewer | undefined, booking: Booking): string | null {
  if (viewer) return viewer.id;
  if (booking.status === 'withdrawn') return booking.userId;
  return booking.status === 'rejected' ? booking.listingId : null;
}

async function notifyOther(
  tx: Tx,
  viewer: Viewer | undefined,
  booking: Booking,
  kind: 'visit_confirmed' | 'visit_moved' | 'visit_cancelled',
  timestamps: readonly Date[],
  silent: ReadonlySet<Side> = new Set(),
): Promise<void> {
  const times = timestamps.map((timestamp) => timestamp.toISOString());
  const actor = actorOf(viewer, booking);
  for (const recipient of SIDES) {
    const accountId = accountOf(booking, recipient);
    if (accountId === actor) await markRead(tx, booking, recipient);
    else if (accountId && !silent.has(recipient))
      await notify(tx, { accountId, kind, bookingId: booking.id, params: { recipient, times } });
  }
}

async function markRead(tx: Tx, booking: Booking, side: Side): Promise<void> {
  const accountId = accountOf(booking, side);
  if (accountId) await markBookingNotificationsRead(tx, accountId, booking.id);
}

/** Uses the login address of either side. */
async function email(
  tx: Tx,
  booking: Booking,
  side: Side,
  makeEmail: (to: VisitRecipient) => Email,
): Promise<void> {
  const accountId = accountOf(booking, side);
  const address = accountId ? await accountEmail(tx, accountId) : undefined;
  if (!accountId || !address) return;
  const name = side === 'couple' ? coupleName(booking) : (await listingBrief(tx, accountId))?.ownerName;
  if (name) await sendEmail(tx, accountId, makeEmail({ email: address, name, side }));
}
