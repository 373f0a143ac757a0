import Box from '@mui/material/Box';
import type { TimelineEventFragment } from './Conversation.generated';
import { eventText } from './eventText';
import { TimelineTime } from './TimelineTime';

interface EventLineProps {
  event: TimelineEventFragment;
  /** Names of the two parties. */
  couple: string;
  business: string;
}

/** A booking event, shown between the messages. */
export const EventLine = ({ event, couple, business }: EventLineProps) => (
  <Box component="li" sx={lineSx}>
    {eventText(event, { couple, business })}
    <TimelineTime timestamp={event.createdAt} />
  </Box>
);

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
