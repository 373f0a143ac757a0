import type { Tx } from '../../core/database.js';
import { accountEmail } from '../account/account.service.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { listingBrief } from '../listing/listing.service.js';

/** Who gets an email about a conversation. */
export interface Recipient {
  email: string;
  name: string;
}

/** Returns a party of a booking as the recipient of an email; undefined if the account is deleted. */
export async function recipientOf(
  tx: Tx,
  booking: Booking,
  recipientId: string,
): Promise<Recipient | undefined> {
  const email = await accountEmail(tx, recipientId);
  if (!email) return undefined;
  if (recipientId === booking.userId) return { email, name: coupleName(booking) };
  const listing = recipientId === booking.listingId ? await listingBrief(tx, recipientId) : undefined;
  return listing && { email, name: listing.ownerName };
}
