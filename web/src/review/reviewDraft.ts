import { formDraft } from '../lib/formDraft';
import type { ReviewListing } from './ReviewContext';

/** The review that somebody has begun. */
export const reviewDraft = formDraft('review');

/** On an address: opens the dialog, for people who come back from the login. */
export const REVIEW_HASH = '#review';

const KEY = 'review-about';

/** What the review is about for which somebody has gone to log in. Without it, the dialog asks again. */
export const reviewAbout = {
  keep(listing: ReviewListing): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(listing));
    } catch {
      // A browser that keeps nothing.
    }
  },

  /** Answers it once. */
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
