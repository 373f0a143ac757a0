import type { Viewer } from '../../core/viewer.js';
import type { Listing } from './listing.entity.js';

/** Approved listings are everyone's to see; others their owner's and the admins'. */
export const canSee = (viewer: Viewer | undefined, listing: Pick<Listing, 'id' | 'status'>): boolean =>
  listing.status === 'approved' || viewer?.role === 'admin' || viewer?.id === listing.id;

/** What is between an owner and the admins: who they are, why it was turned down, how many bookings fit on a day. */
export const canSeeOwnerDetails = (viewer: Viewer | undefined, listing: Pick<Listing, 'id'>): boolean =>
  viewer?.role === 'admin' || viewer?.id === listing.id;

/** Contact details reach logged-in people only. */
export const canSeeContact = (viewer: Viewer | undefined): boolean => viewer !== undefined;
