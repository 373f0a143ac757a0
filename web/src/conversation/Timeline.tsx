import Box from '@mui/material/Box';
import { Fragment, useState } from 'react';
import { failureOf } from '../lib/errors';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import type { ConversationFragment, TimelineMessageFragment } from './Conversation.generated';
import { EventLine } from './EventLine';
import { MessageBubble } from './MessageBubble';
import { MessageState } from './MessageState';
import { t } from './messages.generated';
import type { UnsentMessage } from './outbox';
import { TimelineTime } from './TimelineTime';
import { UnsentBubble } from './UnsentBubble';

interface TimelineProps {
  booking: ConversationFragment;
  /** The viewer’s side. Admins read the enquiry beside the events. */
  side: 'couple' | 'business' | 'admin';
  /** Shown while there are no messages, and the enquiry has no text. */
  emptyText: string;
  unsent: readonly UnsentMessage[];
  onRetry: (message: UnsentMessage) => void;
  /** Missing where messages can’t be written. */
  onEdit: ((message: UnsentMessage) => void) | undefined;
  onDiscard: (message: UnsentMessage) => void;
  onShowEarlier: () => Promise<unknown>;
  onReport: (message: TimelineMessageFragment) => void;
}

/** The messages and events of a booking, and the messages that aren’t sent yet. */
export function Timeline({
  booking,
  side,
  emptyText,
  unsent,
  onRetry,
  onEdit,
  onDiscard,
  onShowEarlier,
  onReport,
}: TimelineProps) {
  const { timeline, canSendMessages } = booking;
  const hasMessages =
    booking.message !== '' ||
    timeline.nodes.some((entry) => entry.__typename === 'Message') ||
    unsent.length > 0;
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const showEarlier = async () => {
    setBusy(true);
    try {
      await onShowEarlier();
    } catch (failure) {
      toast.show({ status: 'error', text: failureOf(failure).message });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={scrollSx} tabIndex={0} role="group" aria-label={t('messages')}>
      <Box sx={listSx}>
        {timeline.pageInfo.hasNextPage && (
          <Button variant="text" busy={busy} onClick={() => void showEarlier()}>
            {t('showEarlier')}
          </Button>
        )}
        {!hasMessages && canSendMessages && (
          <Box component="p" sx={emptySx}>
            {emptyText}
          </Box>
        )}
        <Box component="ol" sx={listSx}>
          {timeline.nodes.toReversed().map((entry) =>
            entry.__typename === 'Message' ? (
              <MessageBubble
                key={entry.id}
                {...entry}
                senderName={entry.isMine ? t('you') : entry.senderName}
                isRemoved={entry.status === 'REMOVED'}
              >
                <TimelineTime timestamp={entry.createdAt} />
                <MessageState message={entry} onReport={onReport} />
              </MessageBubble>
            ) : (
              <Fragment key={entry.id}>
                <EventLine event={entry} booking={booking} />
                {entry.kind === 'SENT' && booking.message && side !== 'admin' && (
                  <MessageBubble
                    senderName={side === 'couple' ? t('you') : booking.name}
                    isMine={side === 'couple'}
                    body={booking.message}
                    attachments={[]}
                  >
                    <TimelineTime timestamp={entry.createdAt} />
                  </MessageBubble>
                )}
              </Fragment>
            ),
          )}
          {unsent.map((message) => (
            <UnsentBubble
              key={message.clientId}
              message={message}
              onRetry={() => onRetry(message)}
              onEdit={onEdit && (() => onEdit(message))}
              onDiscard={() => onDiscard(message)}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

// Reversed, so that it stays scrolled to its end.
const scrollSx = {
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
};
const listSx = {
  display: 'grid',
  gap: 3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const emptySx = {
  color: 'text.secondary',
  textAlign: 'center',
};
