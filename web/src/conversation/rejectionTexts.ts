import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import type { ConversationFragment } from './Conversation.generated';
import { t } from './messages.generated';

/** Why an enquiry was rejected, and what the business added. */
export const rejectionTexts = ({
  rejectionReason,
  rejectionNote,
}: Pick<ConversationFragment, 'rejectionReason' | 'rejectionNote'>): string[] => [
  ...(rejectionReason && rejectionReason !== 'OTHER'
    ? [t('reason', { reason: rejectionReasonLabel(rejectionReason) })]
    : []),
  ...(rejectionNote ? [rejectionNote] : []),
];
