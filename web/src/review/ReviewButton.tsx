import { Button } from '../ui/Button';
import { t } from './messages.generated';
import type { ReviewButtonFragment } from './ReviewButton.generated';
import { useReviewDialog } from './ReviewContext';

interface ReviewButtonProps {
  listing: ReviewButtonFragment;
  variant?: 'outlined' | 'text';
}

/** Opens the review dialog of a listing, to write or edit a review. */
export function ReviewButton({ listing, variant = 'text' }: ReviewButtonProps) {
  const { open, loading, prefetch } = useReviewDialog();
  const { id, kind, name, city, myReview } = listing;
  return (
    <Button
      variant={variant}
      icon="pencil"
      aria-haspopup="dialog"
      // Disabling the button would lose the focus that the dialog returns on closing.
      aria-busy={loading || undefined}
      {...prefetch}
      onClick={() => open({ id, kind, name, place: city })}
    >
      {myReview ? t('editYourReview') : t('writeAReview')}
    </Button>
  );
}
