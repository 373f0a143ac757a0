import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFetchedPart } from '../lib/fetchedPart';
import { useHash } from '../lib/useHash';
import { useToast } from '../ui/useToast';
import { ReviewContext, type ReviewListing } from './ReviewContext';
import { reviewDialogPart } from './reviewDialogPart';
import { REVIEW_HASH, reviewAbout } from './reviewDraft';

interface Opening {
  number: number;
  listing: ReviewListing | undefined;
  /** The page that it was opened on; it goes with its page. */
  pathname: string;
}

/** The one review dialog, for the bar's button and for those of the pages. */
export function ReviewHost({ children }: { children: ReactNode }) {
  const toast = useToast();
  const { pathname } = useLocation();
  const { part: Dialog, load, loading, problem, ahead } = useFetchedPart(reviewDialogPart, false);
  const [opening, setOpening] = useState<Opening>();
  const [closed, setClosed] = useState(0);

  const open = async (listing?: ReviewListing) => {
    if (loading || !(await load())) return;
    setOpening((before) => ({ number: (before?.number ?? 0) + 1, listing, pathname }));
  };
  useHash(REVIEW_HASH, () => void open(reviewAbout.take()));
  useEffect(() => {
    if (problem) toast.show({ status: 'error', text: problem });
  }, [problem, toast]);

  return (
    <ReviewContext value={{ open: (listing) => void open(listing), loading, ahead }}>
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
