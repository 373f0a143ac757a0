import { ApproveDialog, type DecisionDialogProps } from '../../inbox/ApproveDialog';
import { AcceptDateDialog, DeclineDateDialog } from '../../inbox/DateDialog';
import type { Act } from '../../inbox/EnquiryCard';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { RejectDialog } from '../../inbox/RejectDialog';

/** What the owner is about to do, and with which enquiry. */
export interface Decision {
  act: Act;
  enquiry: EnquiryCardFragment;
  /** False while the dialog fades out. */
  open: boolean;
}

const DIALOGS: Record<Act, (props: DecisionDialogProps) => React.ReactNode> = {
  approve: ApproveDialog,
  reject: RejectDialog,
  acceptDate: AcceptDateDialog,
  declineDate: DeclineDateDialog,
};

interface Props extends Pick<DecisionDialogProps, 'onClose' | 'onDecided'> {
  decision: Decision;
}

/** The dialog of an act: each asks before it is done. */
export function DecisionDialog({ decision: { act, enquiry, open }, ...on }: Props) {
  const Dialog = DIALOGS[act];
  return <Dialog enquiry={enquiry} open={open} {...on} />;
}
