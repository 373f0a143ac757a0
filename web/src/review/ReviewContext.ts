import { createContext, useContext } from 'react';
import type { ListingKind } from '../gql/types';

/** What a review is about. */
export interface ReviewListing {
  id: string;
  kind: ListingKind;
  name: string;
  /** Its city, or what else tells it from others of its name. */
  place: string;
}

interface ReviewControls {
  /** Opens the dialog; without a listing it asks for one first. */
  open: (listing?: ReviewListing) => void;
  /** Its code is on the way. */
  loading: boolean;
  /** Of the button that opens it: its code is fetched when somebody is about to press. */
  ahead: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
}

export const ReviewContext = createContext<ReviewControls | null>(null);

/** The dialog that stands above all pages. */
export function useReviewDialog(): ReviewControls {
  const controls = useContext(ReviewContext);
  if (!controls) throw new Error('There is no ReviewHost around this');
  return controls;
}
