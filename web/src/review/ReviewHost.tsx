import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '../lib/lazyComponent';
import { useHash } from '../lib/useHash';
import { useProblemToast } from '../ui/useProblemToast';
import { ReviewContext, type ReviewListing } from './ReviewContext';
import { lazyReviewDialog } from './lazyReviewDialog';
import { REVIEW_HASH, reviewedListing } from './reviewDraft';

interface Opening {
  number: number;
  listing: ReviewListing | undefined;
  /** The page it was opened on; navigation closes the dialog. */
  pathname: string;
}

/** Hosts the one review dialog, shared by the navigation bar and the pages. */
export function ReviewHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyReviewDialog);
  const [opening, setOpening] = useState<Opening>();
  const [closed, setClosed] = useState(0);

  const open = async (listing?: ReviewListing) => {
    if (loading || !(await load())) return;
    setOpening((before) => ({ number: (before?.number ?? 0) + 1, listing, pathname }));
  };
  useHash(REVIEW_HASH, () => void open(reviewedListing.take()));
  useProblemToast(problem);

  return (
    <ReviewContext value={{ open: (listing) => void open(listing), loading, prefetch }}>
      {children}
      {Dialog && opening && (
        <Dialog
          key={opening.number}
          listing={opening.listing}
          open={closed !== opening.number && opening.pathname === pathname}
          onClose={() => setClosed(opening.number)}
        />
      )}
    </ReviewContext>
  );
}
