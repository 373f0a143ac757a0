import Box from '@mui/material/Box';
import type { ConversationFragment, TimelineEventFragment } from './Conversation.generated';
import { eventText } from './eventText';
import { rejectionTexts } from './rejectionTexts';
import { TimelineTime } from './TimelineTime';

interface EventLineProps {
  event: TimelineEventFragment;
  booking: Pick<
    ConversationFragment,
    'status' | 'name' | 'listingName' | 'rejectionReason' | 'rejectionNote'
  >;
}

/** A booking event, shown between the messages; a rejection with its reason. */
export function EventLine({ event, booking }: EventLineProps) {
  const reasons = event.kind === 'REJECTED' && booking.status === 'REJECTED' ? rejectionTexts(booking) : [];
  return (
    <Box component="li" sx={lineSx}>
      {eventText(event, { couple: booking.name, business: booking.listingName })}
      <TimelineTime timestamp={event.createdAt} />
      {reasons.length > 0 && <Box sx={reasonSx}>{reasons.join('\n')}</Box>}
    </Box>
  );
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 8px',
  paddingBlock: '4px',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
};
const reasonSx = { flexBasis: '100%', whiteSpace: 'pre-line' };
