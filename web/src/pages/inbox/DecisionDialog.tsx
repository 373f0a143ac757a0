import { ApproveDialog, type DecisionDialogProps } from '../../inbox/ApproveDialog';
import { OfferDatesDialog } from '../../inbox/OfferDatesDialog';
import { RejectDialog } from '../../inbox/RejectDialog';
import { AcceptRescheduleDialog, DeclineRescheduleDialog } from '../../inbox/RescheduleDecisionDialog';
import type { EnquiryAction } from '../../inbox/EnquiryCard';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';

/** A decision that awaits the owner's confirmation, and its enquiry. */
export interface Decision {
  action: EnquiryAction;
  enquiry: EnquiryCardFragment;
  /** False while the dialog fades out. */
  open: boolean;
}

const DIALOGS: Record<EnquiryAction, React.ComponentType<DecisionDialogProps>> = {
  approve: ApproveDialog,
  reject: RejectDialog,
  offerDates: OfferDatesDialog,
  acceptReschedule: AcceptRescheduleDialog,
  declineReschedule: DeclineRescheduleDialog,
};

interface Props extends Pick<DecisionDialogProps, 'onClose' | 'onDecided'> {
  decision: Decision;
}

/** Shows the confirmation dialog of a decision. */
export function DecisionDialog({ decision: { action, enquiry, open }, ...on }: Props) {
  const Dialog = DIALOGS[action];
  return <Dialog enquiry={enquiry} open={open} {...on} />;
}
