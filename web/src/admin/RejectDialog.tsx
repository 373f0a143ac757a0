import { ReasonDialog } from './ReasonDialog';
import type { Decidable } from './useDecide';

interface RejectDialogProps {
  listings: readonly Decidable[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Answers what was wrong, or undefined. */
  onReject: (reason: string) => Promise<string | undefined>;
}

/** Asks why one listing, or many, are turned down. */
export function RejectDialog({ listings, ...rest }: RejectDialogProps) {
  const [first] = listings;
  const many = listings.length > 1;
  return (
    <ReasonDialog
      {...rest}
      title={many ? `Reject ${listings.length} ${first?.kind === 'VENUE' ? 'venues' : 'vendors'}` : 'Reject'}
      lead={listings.map(({ name }) => name).join(', ')}
      hint={
        many
          ? 'Each owner gets this text by mail.'
          : 'The owner gets this text by mail, and can hand it in again.'
      }
    />
  );
}
