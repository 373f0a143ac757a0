import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { AttachmentFragment } from './Attachment.generated';
import { AttachmentList } from './AttachmentList';
import { t } from './messages.generated';

interface MessageBubbleProps {
  senderName: string;
  isMine: boolean;
  body: string;
  attachments: readonly AttachmentFragment[];
  /** Number of attachments that were deleted with the sender’s account. */
  deletedAttachments?: number;
  /** An admin removed the message. */
  isRemoved?: boolean;
  /** Its time and status. */
  children: ReactNode;
}

/** A message: one’s own at the right, the other party’s at the left. */
export const MessageBubble = ({
  senderName,
  isMine,
  body,
  attachments,
  deletedAttachments = 0,
  isRemoved = false,
  children,
}: MessageBubbleProps) => (
  <Box component="li" sx={[rowSx, isMine && mineSx]}>
    {isMine ? (
      rich(t, 'sentBy', { hidden: visuallyHidden, name: senderName })
    ) : (
      <Box component="span" sx={nameSx}>
        {senderName}
      </Box>
    )}
    {isRemoved && <Box sx={[bubbleSx, removedSx]}>{t('removedByMandap')}</Box>}
    {body && <Box sx={[bubbleSx, isMine && mineBubbleSx]}>{body}</Box>}
    {attachments.length > 0 && <AttachmentList attachments={attachments} />}
    {deletedAttachments > 0 && (
      <Box sx={metaSx}>{t('deletedAttachments', { count: deletedAttachments })}</Box>
    )}
    <Box sx={metaSx}>{children}</Box>
  </Box>
);

const rowSx = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.5,
  maxWidth: 'min(85%, 560px)',
};
const mineSx = {
  justifyItems: 'end',
  marginLeft: 'auto',
};
const nameSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
  fontWeight: 600,
};
const bubbleSx = {
  padding: '10px 14px',
  borderRadius: 'var(--r-panel)',
  background: 'var(--sunken)',
  color: 'var(--ink)',
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
const mineBubbleSx = {
  background: 'var(--primary-soft)',
};
const removedSx = {
  color: 'text.secondary',
  fontStyle: 'italic',
};
const metaSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: 'text.secondary',
  fontSize: 'var(--t-xs)',
};
