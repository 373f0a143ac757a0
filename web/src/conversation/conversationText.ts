import type { ApolloClient } from '@apollo/client';
import { formatList } from '@mandap/api/intl';
import { indianMoment } from '../lib/format';
import { quoteAsText } from '../quote/quoteAsText';
import type { TimelineMessageFragment } from './Conversation.generated';
import {
  ConversationDownloadDocument,
  QuotesDownloadDocument,
  type ConversationDownloadQuery,
} from './conversationText.generated';
import { t } from './download.messages.generated';

type Timeline = NonNullable<ConversationDownloadQuery['booking']>['timeline'];

/** Reads all messages of a conversation, and after them the versions of its quote, as plain text. */
export async function conversationText(apollo: ApolloClient, bookingId: string): Promise<string> {
  const texts = [...(await allMessages(apollo, bookingId)), ...(await allQuotes(apollo, bookingId))];
  return texts.join('\n\n');
}

/** Returns all messages as text, oldest first. */
async function allMessages(apollo: ApolloClient, id: string): Promise<string[]> {
  const lines: string[] = [];
  for (let after: string | null = null; ;) {
    const { data }: { data?: ConversationDownloadQuery } = await apollo.query({
      query: ConversationDownloadDocument,
      variables: { id, after },
      fetchPolicy: 'no-cache',
    });
    const timeline: Timeline | undefined = data?.booking?.timeline;
    for (const entry of timeline?.nodes ?? []) if (entry.__typename === 'Message') lines.push(textOf(entry));
    if (!timeline?.pageInfo.hasNextPage) return lines.reverse();
    after = timeline.pageInfo.endCursor;
  }
}

/** Returns all versions of the quote as text, oldest first. */
async function allQuotes(apollo: ApolloClient, id: string): Promise<string[]> {
  const query = { query: QuotesDownloadDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
  const { data } = await apollo.query(query);
  return (data?.booking?.quotes ?? []).map(quoteAsText).reverse();
}

/** A message with its time, its sender and the names of its attachments. */
function textOf({ senderName, createdAt, body, attachments, status }: TimelineMessageFragment): string {
  const names = attachments.map(({ name }) => name);
  return [
    t('message', { senderName, moment: indianMoment(createdAt) }),
    ...(status === 'HELD' ? [t('held')] : []),
    ...(status === 'REMOVED' ? [t('removed')] : []),
    ...(body ? [body] : []),
    ...(names.length ? [t('attachments', { count: names.length, names: formatList(names) })] : []),
  ].join('\n');
}
