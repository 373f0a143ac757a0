import { createContext, useContext } from 'react';
import type { ListingKind } from '../gql/types';

/** The listing under review. */
export interface ReviewListing {
  id: string;
  kind: ListingKind;
  name: string;
  /** City, or what else tells it from others of the same name. */
  place: string;
}

interface ReviewControls {
  /** Opens the dialog; without a listing, it starts with a listing picker. */
  open: (listing?: ReviewListing) => void;
  /** The dialog's code is loading. */
  loading: boolean;
  /** Event handlers for buttons, to preload the code when a press is likely. */
  prefetch: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
}

export const ReviewContext = createContext<ReviewControls | null>(null);

/** Returns the controls of the shared review dialog. */
export function useReviewDialog(): ReviewControls {
  const controls = useContext(ReviewContext);
  if (!controls) throw new Error('There is no ReviewHost around this');
  return controls;
}
