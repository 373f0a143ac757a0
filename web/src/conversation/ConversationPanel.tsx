import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';
import { indianDate } from '../lib/format';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { BlockButton } from './BlockButton';
import { Composer } from './Composer';
import type { ConversationFragment } from './Conversation.generated';
import { DownloadButton } from './DownloadButton';
import { EventLine } from './EventLine';
import { MessageBubble } from './MessageBubble';
import { messageDraft } from './messageDraft';
import { t } from './messages.generated';
import { TimelineTime } from './TimelineTime';
import { UnsentBubble } from './UnsentBubble';
import { useOutbox } from './useOutbox';
import { useReadReceipt } from './useReadReceipt';
import { useFillWindow } from './useFillWindow';

interface ConversationPanelProps {
  booking: ConversationFragment;
  viewerId: string;
  /** False for admins, who see the events only. */
  isParty: boolean;
  /** Name of the other party. */
  otherName: string;
  onShowEarlier: () => Promise<unknown>;
}

/** The messages and events of a booking, and the composer below them. */
export function ConversationPanel({
  booking,
  viewerId,
  isParty,
  otherName,
  onShowEarlier,
}: ConversationPanelProps) {
  const { id, timeline, canSendMessages, messagesCloseAt } = booking;
  const panel = useRef<HTMLDivElement>(null);
  useFillWindow(panel);
  const messages = timeline.nodes.filter((entry) => entry.__typename === 'Message');
  const newest = messages[0];
  useReadReceipt(isParty ? id : undefined, newest?.id, booking.unreadMessages);
  const { unsent, stored, send, retry, discard } = useOutbox(
    id,
    viewerId,
    new Set(messages.flatMap(({ clientId }) => clientId ?? [])),
  );
  const [body, setBody] = useState(() => messageDraft.read(id, viewerId)?.body ?? '');
  useEffect(() => {
    const isEmpty = !body && stored === '[]';
    messageDraft.save(id, viewerId, isEmpty ? undefined : { body, unsent: stored });
  }, [id, viewerId, body, stored]);
  const [busy, setBusy] = useState(false);
  const showEarlier = async () => {
    setBusy(true);
    await onShowEarlier();
    setBusy(false);
  };

  return (
    <Paper ref={panel} component="section" variant="outlined" aria-label={t('messages')} sx={panelSx}>
      {isParty && (
        <Box sx={toolsSx}>
          <DownloadButton bookingId={id} name={otherName} />
          <BlockButton booking={booking} name={otherName} />
        </Box>
      )}
      <Box sx={scrollSx} tabIndex={0} role="group" aria-label={t('messages')}>
        <Box sx={listSx}>
          {timeline.pageInfo.hasNextPage && (
            <Button variant="text" busy={busy} onClick={() => void showEarlier()}>
              {t('showEarlier')}
            </Button>
          )}
          {!messages.length && !unsent.length && canSendMessages && (
            <Box component="p" sx={emptySx}>
              {t('nothingYet')}
            </Box>
          )}
          <Box component="ol" sx={listSx}>
            {timeline.nodes.toReversed().map((entry) =>
              entry.__typename === 'Message' ? (
                <MessageBubble
                  key={entry.id}
                  {...entry}
                  senderName={entry.isMine ? t('you') : entry.senderName}
                >
                  <TimelineTime moment={entry.createdAt} />
                  {entry.isMine && <span>{t(entry.isRead ? 'read' : 'sent')}</span>}
                </MessageBubble>
              ) : (
                <EventLine
                  key={entry.id}
                  event={entry}
                  couple={booking.name}
                  business={booking.listingName}
                />
              ),
            )}
            {unsent.map((message) => (
              <UnsentBubble
                key={message.clientId}
                message={message}
                onRetry={() => retry(message)}
                onDiscard={() => discard(message)}
              />
            ))}
          </Box>
        </Box>
      </Box>
      <Announcement message={newest} />
      {canSendMessages ? (
        <>
          {messagesCloseAt && (
            <Notice tone="info">{t('closesOn', { date: indianDate(messagesCloseAt) })}</Notice>
          )}
          <Composer
            to={otherName}
            value={body}
            onChange={setBody}
            onSend={(text) => {
              setBody('');
              send(text);
            }}
          />
        </>
      ) : (
        <Notice tone="info">
          {booking.blockedByMe
            ? t('blocked', { name: otherName })
            : t(isParty ? 'closed' : 'adminsSeeEvents')}
        </Notice>
      )}
    </Paper>
  );
}

interface AnnouncementProps {
  /** The newest message. */
  message: { id: string; isMine: boolean; senderName: string; body: string } | undefined;
}

/** Announces messages to screen readers that arrive while the page is open. */
function Announcement({ message }: AnnouncementProps) {
  const [initialId] = useState(message?.id);
  const isNew = message && message.id !== initialId && !message.isMine;
  return (
    <p className="visually-hidden" role="status">
      {isNew && t('newMessage', { name: message.senderName, body: message.body })}
    </p>
  );
}

const panelSx = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  height: 'max(320px, var(--fill-height, 70dvh))',
};
const toolsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 1,
  padding: '4px 8px',
  borderBottom: '1px solid var(--line)',
};
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
