import type { RejectionReason } from './booking.constants.js';
import { t } from './labels.messages.generated.js';

/** Returns the label of a reason for rejecting an enquiry, in the current language. */
export const rejectionReasonLabel = (reason: RejectionReason): string => t(`rejection.${reason}`);

/** Returns the English label of a reason for rejecting an enquiry. */
export const rejectionReasonInEnglish = (reason: RejectionReason): string => t.english(`rejection.${reason}`);
