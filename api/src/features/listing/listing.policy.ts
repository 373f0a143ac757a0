import type { Viewer } from '../../core/viewer.js';
import type { Listing } from './listing.entity.js';

/** Approved listings are public; others are visible to their owner and admins. */
export const canSee = (viewer: Viewer | undefined, listing: Pick<Listing, 'id' | 'status'>): boolean =>
  listing.status === 'approved' || viewer?.role === 'admin' || viewer?.id === listing.id;

/** Owner details (the owner's name, rejection reason and daily capacity) are visible to the owner and admins. */
export const canSeeOwnerDetails = (viewer: Viewer | undefined, listing: Pick<Listing, 'id'>): boolean =>
  viewer?.role === 'admin' || viewer?.id === listing.id;

/** Contact details require a login. */
export const canSeeContact = (viewer: Viewer | undefined): boolean => viewer !== undefined;
