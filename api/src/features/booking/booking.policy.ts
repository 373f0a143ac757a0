import type { Viewer } from '../../core/viewer.js';
import type { Booking } from './booking.entity.js';

/** The code is the enquirer's alone: whoever else sees the booking, owner or admin, sees it without. */
export const codeFor = (viewer: Viewer | undefined, booking: Booking): string | null =>
  viewer?.role === 'user' && viewer.id === booking.userId ? booking.code : null;

/** Until when its business can't try another code, after too many wrong ones; for them alone, and only while it lasts. */
export const lockFor = (viewer: Viewer | undefined, { listingId, lockedUntil }: Booking): Date | null =>
  viewer && viewer.id === listingId && lockedUntil && lockedUntil.getTime() > Date.now() ? lockedUntil : null;
