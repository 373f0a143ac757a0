import type { Viewer } from '../../core/viewer.js';
import type { Booking } from './booking.entity.js';

/**
 * Returns the viewer's side of a booking; undefined if they are no party to it. An account whose role has changed is no
 * longer a party.
 */
export function sideOf(
  viewer: Viewer | undefined,
  booking: Pick<Booking, 'userId' | 'listingId' | 'listingKind'>,
): 'couple' | 'business' | undefined {
  if (viewer?.role === 'user') return viewer.id === booking.userId ? 'couple' : undefined;
  if (viewer?.role === booking.listingKind) return viewer?.id === booking.listingId ? 'business' : undefined;
  return undefined;
}

/** The code is visible to the couple only, not to the owner or admins. */
export const codeFor = (viewer: Viewer | undefined, booking: Booking): string | null =>
  sideOf(viewer, booking) === 'couple' ? booking.code : null;

/** What the business wrote to the couple about a rejection. Visible to these two only. */
export const rejectionNoteFor = (viewer: Viewer | undefined, booking: Booking): string | null =>
  sideOf(viewer, booking) ? booking.rejectionNote : null;

/** When the business can try another code, after too many wrong ones. Visible to that business only. */
export const lockFor = (viewer: Viewer | undefined, booking: Booking): Date | null => {
  const { lockedUntil } = booking;
  const isLocked = lockedUntil && lockedUntil.getTime() > Date.now();
  return isLocked && sideOf(viewer, booking) === 'business' ? lockedUntil : null;
};

/**
 * The couple's phone number and address; empty texts for the business once the couple has withdrawn their enquiry, and for
 * everybody once the couple's account is deleted.
 */
export const coupleContactFor = (
  viewer: Viewer | undefined,
  { userId, listingId, status, contact, address }: Booking,
): Pick<Booking, 'contact' | 'address'> =>
  userId === null || (viewer?.id === listingId && status === 'withdrawn')
    ? { contact: '', address: '' }
    : { contact, address };
