import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Suspense, useRef, useState } from 'react';
import { indianDate, indianNumber, indianTimestamp, today } from '../lib/format';
import { moveFocusTo } from '../lib/moveFocusToMain';
import { lazyPart } from '../ui/lazyPart';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { Announcement } from './Announcement';
import { BlockButton } from './BlockButton';
import { ClosedNotice } from './ClosedNotice';
import { Composer } from './Composer';
import type { ConversationFragment, TimelineMessageFragment } from './Conversation.generated';
import { DownloadButton } from './DownloadButton';
import { joinContents } from './messageDraft';
import { reportedId } from './MessageState';
import { t } from './messages.generated';
import type { UnsentMessage } from './outbox';
import { Timeline } from './Timeline';
import { useMessageDraft } from './useMessageDraft';
import { useOutbox } from './useOutbox';
import { useReadReceipt } from './useReadReceipt';
import { useFillWindow } from './useFillWindow';

const ReportDialog = lazyPart(() => import('./ReportDialog'));

interface ConversationPanelProps {
  booking: ConversationFragment;
  viewerId: string;
  /** False for admins, who see the events only. */
  isParty: boolean;
  /** Businesses can insert saved replies. */
  isBusiness: boolean;
  /** Name of the other party. */
  otherName: string;
  onShowEarlier: () => Promise<unknown>;
}

/** Closed enquiries accept messages for 30 days, approved bookings for two years after the event. */
const NOTICE_MS = 31 * 24 * 60 * 60 * 1000;

const closesSoon = (closesAt: string | null): closesAt is string =>
  closesAt !== null && Date.parse(closesAt) - Date.now() < NOTICE_MS;

/** Returns the last minute in which a message can be sent. */
const lastMinute = (closesAt: string): string =>
  indianTimestamp(new Date(Date.parse(closesAt) - 1).toISOString());

/** The messages and events of a booking, and the composer below them. */
export function ConversationPanel({
  booking,
  viewerId,
  isParty,
  isBusiness,
  otherName,
  onShowEarlier,
}: ConversationPanelProps) {
  const { id, timeline, canSendMessages, messagesCloseAt } = booking;
  const panel = useRef<HTMLDivElement>(null);
  useFillWindow(panel);
  const messages = timeline.nodes.filter((entry) => entry.__typename === 'Message');
  const [reporting, setReporting] = useState<{ message: TimelineMessageFragment; open: boolean }>();
  // One’s own newest message may be later than one of the other side that isn’t on the page yet.
  const newest = messages.find(({ isMine }) => !isMine);
  useReadReceipt(isParty ? id : undefined, newest?.id, timeline.nodes[0]?.id);
  const { unsent, send, retry, remove, restore } = useOutbox(
    id,
    viewerId,
    new Set(messages.flatMap(({ clientId }) => clientId ?? [])),
  );
  const { content, setContent, clear } = useMessageDraft(id, viewerId);
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const edit = (message: UnsentMessage) => {
    remove(message);
    setContent((typed) => joinContents(message, typed));
    field.current?.focus();
  };
  const discard = (message: UnsentMessage) => {
    remove(message);
    toast.show({
      status: 'success',
      text: t('discarded'),
      action: { label: t('undo'), run: () => restore(message) },
    });
  };

  return (
    <Paper
      ref={panel}
      component="section"
      variant="outlined"
      aria-label={t('messages')}
      sx={[panelSx, isParty && fillSx]}
    >
      {isParty && (
        <Box sx={toolsSx}>
          <DownloadButton bookingId={id} name={otherName} />
          <BlockButton booking={booking} name={otherName} />
        </Box>
      )}
      <Timeline
        booking={booking}
        side={isBusiness ? 'business' : isParty ? 'couple' : 'admin'}
        emptyText={t(booking.date < today() ? 'nothingYet' : isBusiness ? 'answerFirst' : 'askFirst')}
        unsent={unsent}
        onRetry={retry}
        onEdit={canSendMessages ? edit : undefined}
        onDiscard={discard}
        onShowEarlier={onShowEarlier}
        onReport={(message) => setReporting({ message, open: true })}
      />
      <Announcement timeline={timeline.nodes} />
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog
            key={reporting.message.id}
            {...reporting}
            onClose={() => {
              setReporting({ ...reporting, open: false });
              moveFocusTo(`#${reportedId(reporting.message)}`);
            }}
          />
        </Suspense>
      )}
      {canSendMessages ? (
        <>
          {closesSoon(messagesCloseAt) && (
            <Notice tone="info">{t('closesOn', { time: lastMinute(messagesCloseAt) })}</Notice>
          )}
          <Composer
            bookingId={id}
            field={field}
            to={otherName}
            replyValues={
              isBusiness
                ? {
                    name: booking.name,
                    date: indianDate(booking.date),
                    guests: indianNumber(booking.guests),
                  }
                : undefined
            }
            value={content}
            onChange={setContent}
            onSend={(message) => {
              clear();
              send(message);
            }}
          />
        </>
      ) : isParty ? (
        <ClosedNotice booking={booking} name={otherName} />
      ) : (
        <Notice tone="info">{t('adminsSeeEvents')}</Notice>
      )}
    </Paper>
  );
}

const panelSx = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
};
const fillSx = { height: 'var(--fill-height, max(320px, 70dvh))' };
const toolsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 1,
  padding: '4px 8px',
  borderBottom: '1px solid var(--line)',
};
