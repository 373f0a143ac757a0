import { formDraft } from '../lib/formDraft';
import type { ReviewListing } from './ReviewContext';

/** The draft of a review. */
export const reviewDraft = formDraft('review');

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
