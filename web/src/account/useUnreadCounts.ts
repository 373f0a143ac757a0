import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useViewer } from '../app/useViewer';
import { ReadTopicDocument, UnreadCountsDocument, type UnreadCountsQuery } from './UnreadCounts.generated';

type UnreadCounts = UnreadCountsQuery['unreadCounts'];
type Topic = Exclude<keyof UnreadCounts, '__typename'>;

export const isTopic = (name: string): name is Topic =>
  name === 'bookings' || name === 'reviews' || name === 'stories';

/**
 * Unread notifications by topic; what the pulse brings is counted at once. Marks those of the topic on the screen as
 * read.
 *
 * @param shown the topic on the screen, if any
 */
export function useUnreadCounts(shown: Topic | undefined): UnreadCounts | undefined {
  const apollo = useApolloClient();
  const { data, refetch } = useQuery(UnreadCountsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const counts = data?.unreadCounts;

  const sum = useViewer()?.unreadCount;
  const countedSum = useRef(sum);
  useEffect(() => {
    if (countedSum.current === sum) return;
    countedSum.current = sum;
    void refetch().catch(() => undefined);
  }, [sum, refetch]);

  const unread = shown && counts?.[shown];
  useEffect(() => {
    if (!shown || !unread) return;
    apollo
      .mutate({
        mutation: ReadTopicDocument,
        variables: { topic: shown.toUpperCase() as Uppercase<Topic> },
      })
      // They stay unread, and are marked on the next visit.
      .catch(() => undefined);
  }, [apollo, shown, unread]);
  return counts;
}
