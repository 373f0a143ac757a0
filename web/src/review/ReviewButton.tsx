import { Button } from '../ui/Button';
import { t } from './messages.generated';
import type { ReviewButtonFragment } from './ReviewButton.generated';
import { useReviewDialog } from './ReviewContext';

interface ReviewButtonProps {
  listing: ReviewButtonFragment;
  variant?: 'outlined' | 'text';
}

/** `Write a Review` of a listing, and for who has written one, the way to change it. */
export function ReviewButton({ listing, variant = 'text' }: ReviewButtonProps) {
  const { open, loading, ahead } = useReviewDialog();
  const { id, kind, name, city, myReview } = listing;
  return (
    <Button
      variant={variant}
      icon="pencil"
      aria-haspopup="dialog"
      // Not disabled: it would lose the focus, which the dialog gives back.
      aria-busy={loading || undefined}
      {...ahead}
      onClick={() => open({ id, kind, name, place: city })}
    >
      {myReview ? t('editYourReview') : t('writeAReview')}
    </Button>
  );
}
