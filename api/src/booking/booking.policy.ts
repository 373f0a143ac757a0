import type { Viewer } from '../core/viewer.js';
import type { Booking } from './booking.entity.js';

/** The code is the enquirer's alone: whoever else sees the booking, owner or admin, sees it without. */
export const codeFor = (viewer: Viewer | undefined, booking: Booking): string | null =>
  viewer?.role === 'user' && viewer.id === booking.userId ? booking.code : null;
