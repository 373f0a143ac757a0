import { useFragment } from '@apollo/client/react';
import { ApproveDialog, type DecisionDialogProps } from '../../inbox/ApproveDialog';
import { OfferDatesDialog } from '../../inbox/OfferDatesDialog';
import { RejectDialog } from '../../inbox/RejectDialog';
import { AcceptRescheduleDialog, DeclineRescheduleDialog } from '../../inbox/RescheduleDecisionDialog';
import type { EnquiryAction } from '../../inbox/EnquiryCard';
import { EnquiryCardFragmentDoc, type EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';

/** A decision that awaits the owner's confirmation, and its enquiry. */
export interface Decision {
  action: EnquiryAction;
  /** The enquiry as the owner saw it on opening. */
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
export function DecisionDialog({ decision: { action, enquiry: seen, open }, ...on }: Props) {
  const Dialog = DIALOGS[action];
  const { data, complete } = useFragment({
    fragment: EnquiryCardFragmentDoc,
    fragmentName: 'EnquiryCard',
    from: { __typename: 'Booking', id: seen.id },
  });
  // Fresh data, because a wrong code may have locked the approval; but with the date that the owner saw on opening.
  return <Dialog enquiry={{ ...(complete ? data : seen), date: seen.date }} open={open} {...on} />;
}
