import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { pollInbox } from '../account/inboxSummary';
import { ignoreFailure } from '../lib/ignoreFailure';
import { MarkConversationReadDocument } from './Conversation.generated';

/** The server counts a conversation as open for a minute. */
const REPORT_MS = 45_000;

/**
 * Reports that the conversation is open and read up to a message, while the page is visible. Without the booking's ID, it
 * reports nothing.
 *
 * @param messageId the newest message of the other side that the page shows
 * @param entryId the newest message or event, of which there may be a notification
 */
export function useReadReceipt(
  bookingId: string | undefined,
  messageId: string | undefined,
  entryId: string | undefined,
): void {
  const [markRead, { client }] = useMutation(MarkConversationReadDocument);
  useEffect(() => {
    if (!bookingId) return;
    const report = async () => {
      if (document.hidden) return;
      await ignoreFailure(markRead({ variables: { bookingId, messageId } }));
      await ignoreFailure(pollInbox(client));
    };
    const onVisible = () => void report();
    void report();
    const timer = setInterval(onVisible, REPORT_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [client, markRead, bookingId, messageId, entryId]);
}
