import type { Viewer } from '../../core/viewer.js';
import type { Booking } from './booking.entity.js';

/** The code is visible to the couple only, not to the owner or admins. */
export const codeFor = (viewer: Viewer | undefined, booking: Booking): string | null =>
  viewer?.role === 'user' && viewer.id === booking.userId ? booking.code : null;

/** When the business can try another code, after too many wrong ones. Visible to that business only. */
export const lockFor = (viewer: Viewer | undefined, { listingId, lockedUntil }: Booking): Date | null =>
  viewer && viewer.id === listingId && lockedUntil && lockedUntil.getTime() > Date.now() ? lockedUntil : null;

/**
 * The couple's phone number and address. Hidden from the business once the couple has withdrawn their enquiry: it then
 * gets empty texts.
 */
export const coupleContactFor = (
  viewer: Viewer | undefined,
  { listingId, status, contact, address }: Booking,
): Pick<Booking, 'contact' | 'address'> =>
  viewer?.id === listingId && status === 'withdrawn' ? { contact: '', address: '' } : { contact, address };
