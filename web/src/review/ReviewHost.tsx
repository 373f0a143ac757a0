import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '../lib/lazyComponent';
import { useDialog } from '../lib/useDialog';
import { useHash } from '../lib/useHash';
import { useProblemToast } from '../ui/useProblemToast';
import { ReviewContext, type ReviewListing } from './ReviewContext';
import { lazyReviewDialog } from './lazyReviewDialog';
import { REVIEW_HASH, reviewedListing } from './reviewDraft';

interface Opening {
  listing: ReviewListing | undefined;
  /** The page it was opened on; navigation closes the dialog. */
  pathname: string;
}

/** Hosts the one review dialog, shared by the navigation bar and the pages. */
export function ReviewHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyReviewDialog);
  const dialog = useDialog<Opening>();

  const open = async (listing?: ReviewListing) => {
    if (!loading && (await load())) dialog.show({ listing, pathname });
  };
  useHash(REVIEW_HASH, () => void open(reviewedListing.take()));
  useProblemToast(problem);

  return (
    <ReviewContext value={{ open: (listing) => void open(listing), loading, prefetch }}>
      {children}
      {Dialog && dialog.subject && (
        <Dialog
          key={dialog.key}
          listing={dialog.subject.listing}
          open={dialog.open && dialog.subject.pathname === pathname}
          onClose={dialog.close}
        />
      )}
    </ReviewContext>
  );
}
