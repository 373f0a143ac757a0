import { formDraft } from '../lib/formDraft';
import type { ReviewListing } from './ReviewContext';
import type { ReviewPhotoFragment } from './ReviewDialog.generated';

/** The draft of a review. */
export const reviewDraft = formDraft('review');

const photoDraft = formDraft('review-photos');

/** The photos of a review that isn't sent yet. */
export const reviewPhotoDraft = {
  read(listingId: string, author: string | null): readonly ReviewPhotoFragment[] | undefined {
    const draft = photoDraft.read(listingId, author);
    return draft && (JSON.parse(draft.photos ?? '[]') as ReviewPhotoFragment[]);
  },

  /** Stores the photos, or removes the draft if there are none. */
  save(listingId: string, author: string | null, photos: readonly ReviewPhotoFragment[] | undefined): void {
    photoDraft.save(listingId, author, photos && { photos: JSON.stringify(photos) });
  },
};

/** URL hash that opens the dialog after a login. */
export const REVIEW_HASH = '#review';

const KEY = 'review-about';

/** The listing under review, stored across a login. Without it, the dialog shows a listing picker. */
export const reviewedListing = {
  save(listing: ReviewListing): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(listing));
    } catch {
      // Storage is unavailable.
    }
  },

  /** Returns the listing and clears it. */
  take(): ReviewListing | undefined {
    try {
      const text = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return text ? (JSON.parse(text) as ReviewListing) : undefined;
    } catch {
      return undefined;
    }
  },
};
