import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { t } from './messages.generated';

interface MessageBubbleProps {
  senderName: string;
  isMine: boolean;
  body: string;
  /** Its time and status. */
  children: ReactNode;
}

/** A message: one’s own at the right, the other party’s at the left. */
export const MessageBubble = ({ senderName, isMine, body, children }: MessageBubbleProps) => (
  <Box component="li" sx={[rowSx, isMine && mineSx]}>
    {isMine ? (
      rich(t, 'sentBy', { hidden: visuallyHidden, name: senderName })
    ) : (
      <Box component="span" sx={nameSx}>
        {senderName}
      </Box>
    )}
    <Box sx={[bubbleSx, isMine && mineBubbleSx]}>{body}</Box>
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
const metaSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: 'text.secondary',
  fontSize: 'var(--t-xs)',
};
