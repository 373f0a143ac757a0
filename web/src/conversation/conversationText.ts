import type { ApolloClient } from '@apollo/client';
import { formatList } from '@mandap/api/intl';
import { indianDate, indianTimestamp } from '../lib/format';
import { quoteAsText } from '../quote/quoteAsText';
import type { TimelineMessageFragment } from './Conversation.generated';
import {
  ConversationDownloadDocument,
  QuotesDownloadDocument,
  type ConversationDownloadQuery,
} from './conversationText.generated';
import { t } from './download.messages.generated';
import { eventText } from './eventText';
import { rejectionTexts } from './rejectionTexts';

type Booking = NonNullable<ConversationDownloadQuery['booking']>;
type Entry = Booking['timeline']['nodes'][number];

/** Reads a whole conversation as plain text: the enquiry, messages and events, and the versions of its quote. */
export async function conversationText(apollo: ApolloClient, bookingId: string): Promise<string> {
  const { booking, entries } = await wholeTimeline(apollo, bookingId);
  const texts = [
    ...(booking ? [enquiryText(booking), ...entries.map((entry) => entryText(entry, booking))] : []),
    ...(await allQuotes(apollo, bookingId)),
  ];
  return texts.join('\n\n');
}

/** Reads a booking, and all messages and events of its conversation, oldest first. */
async function wholeTimeline(
  apollo: ApolloClient,
  id: string,
): Promise<{ booking?: Booking; entries: Entry[] }> {
  const entries: Entry[] = [];
  for (let after: string | null = null; ;) {
    const { data }: { data?: ConversationDownloadQuery } = await apollo.query({
      query: ConversationDownloadDocument,
      variables: { id, after },
      fetchPolicy: 'no-cache',
    });
    const booking: Booking | undefined = data?.booking ?? undefined;
    entries.push(...(booking?.timeline.nodes ?? []));
    if (!booking?.timeline.pageInfo.hasNextPage) return { booking, entries: entries.reverse() };
    after = booking.timeline.pageInfo.endCursor;
  }
}

/** Returns all versions of the quote as text, oldest first. */
async function allQuotes(apollo: ApolloClient, id: string): Promise<string[]> {
  const query = { query: QuotesDownloadDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
  const { data } = await apollo.query(query);
  return (data?.booking?.quotes ?? []).map(quoteAsText).reverse();
}

/** Who enquired about what, with the text of the enquiry. */
const enquiryText = ({ name, listingName, typeOfEvent, date, guests, message, createdAt }: Booking): string =>
  [
    t('parties', { name, listingName }),
    t('event', { typeOfEvent, date: indianDate(date), guests }),
    '',
    t('message', { senderName: name, time: indianTimestamp(createdAt) }),
    message,
  ].join('\n');

function entryText(entry: Entry, booking: Booking): string {
  if (entry.__typename === 'Message') return messageText(entry);
  const text = eventText(entry, { couple: booking.name, business: booking.listingName });
  return [
    t('happened', { time: indianTimestamp(entry.createdAt), text }),
    ...(entry.kind === 'REJECTED' ? rejectionTexts(booking) : []),
  ].join('\n');
}

/** A message with its time, its sender and the names of its attachments. */
function messageText({ senderName, createdAt, body, attachments, status }: TimelineMessageFragment): string {
  const names = attachments.map(({ name }) => name);
  return [
    t('message', { senderName, time: indianTimestamp(createdAt) }),
    ...(status === 'HELD' ? [t('held')] : []),
    ...(status === 'REMOVED' ? [t('removed')] : []),
    ...(body ? [body] : []),
    ...(names.length ? [t('attachments', { count: names.length, names: formatList(names) })] : []),
  ].join('\n');
}
