import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useViewer } from '../app/useViewer';
import {
  MarkTopicReadDocument,
  UnreadCountsDocument,
  type UnreadCountsQuery,
} from './UnreadCounts.generated';
import { ignoreFailure } from '../lib/ignoreFailure';

type UnreadCounts = UnreadCountsQuery['unreadCounts'];
type Topic = Exclude<keyof UnreadCounts, '__typename'>;

export const isTopic = (name: string): name is Topic =>
  name === 'bookings' || name === 'reviews' || name === 'stories';

/**
 * Returns the unread notifications by topic, updated as polling reports them. Marks those of the current topic as read.
 *
 * @param shown the topic on screen, if any
 */
export function useUnreadCounts(shown: Topic | undefined): UnreadCounts | undefined {
  const [markTopicRead] = useMutation(MarkTopicReadDocument);
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
    void ignoreFailure(refetch());
  }, [sum, refetch]);

  const unread = shown && counts?.[shown];
  useEffect(() => {
    if (!shown || !unread) return;
    // If it fails, they stay unread and are marked on the next visit.
    void ignoreFailure(markTopicRead({ variables: { topic: shown.toUpperCase() as Uppercase<Topic> } }));
  }, [markTopicRead, shown, unread]);
  return counts;
}
