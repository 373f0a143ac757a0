import { useApolloClient, useFragment } from '@apollo/client/react';
import { ApproveDialog, type DecisionDialogProps } from '../../inbox/ApproveDialog';
import { OfferDatesDialog } from '../../inbox/OfferDatesDialog';
import { RejectDialog } from '../../inbox/RejectDialog';
import { AcceptRescheduleDialog, DeclineRescheduleDialog } from '../../inbox/RescheduleDecisionDialog';
import type { EnquiryAction } from '../../inbox/EnquiryChoice';
import { EnquiryToDecideDocument } from '../../inbox/Decision.generated';
import { EnquiryCardFragmentDoc, type EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';

/** A decision that awaits the owner's confirmation, and its enquiry. */
export interface Decision {
  action: EnquiryAction;
  /** The enquiry as the dialog shows it. */
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
  /** Shows another state of the enquiry. */
  onShow: (enquiry: EnquiryCardFragment) => void;
}

/**
 * Shows the confirmation dialog of a decision. It applies to the enquiry that the dialog shows: if that has changed, the
 * server refuses it, and the dialog shows the enquiry as it is now, with the values that were entered. If the couple has
 * withdrawn the request for another date, nothing is left to decide, and the dialog closes.
 */
export function DecisionDialog({ decision: { action, enquiry: shown, open }, onShow, ...on }: Props) {
  const Dialog = DIALOGS[action];
  const isAboutRequest = action === 'acceptReschedule' || action === 'declineReschedule';
  const apollo = useApolloClient();
  const { data, complete } = useFragment({
    fragment: EnquiryCardFragmentDoc,
    fragmentName: 'EnquiryCard',
    from: { __typename: 'Booking', id: shown.id },
  });
  const showLatest = async () => {
    const { booking } = await apollo
      .query({ query: EnquiryToDecideDocument, variables: { id: shown.id }, fetchPolicy: 'network-only' })
      .then(({ data }) => data ?? { booking: null })
      // The dialog shows the refusal already, and the next attempt asks again.
      .catch(() => ({ booking: null }));
    if (isAboutRequest && booking?.requestedDate === null) on.onClose();
    else if (booking) onShow(booking);
    on.onDecided();
  };
  // A wrong code may have locked the approval meanwhile.
  const { date, guests, requestedDate } = shown;
  const enquiry = { ...(complete ? data : shown), date, guests, requestedDate };
  return <Dialog enquiry={enquiry} open={open} {...on} onConflict={() => void showLatest()} />;
}
