import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatList } from '@mandap/api/intl';
import { failureOf } from '../lib/errors';
import { indianMoment } from '../lib/format';
import { quoteAsText } from '../quote/quoteAsText';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import type { TimelineMessageFragment } from './Conversation.generated';
import {
  ConversationDownloadDocument,
  QuotesDownloadDocument,
  type ConversationDownloadQuery,
} from './DownloadButton.generated';
import { t } from './messages.generated';

type Timeline = NonNullable<ConversationDownloadQuery['booking']>['timeline'];

/** Downloads all messages of a conversation and its quotes as a text file. */
export function DownloadButton({ bookingId, name }: { bookingId: string; name: string }) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const texts = [...(await allMessages(apollo, bookingId)), ...(await allQuotes(apollo, bookingId))];
      save(t('fileName', { name }), texts.join('\n\n'));
    } catch (error) {
      toast.show({ status: 'error', text: failureOf(error).message });
    }
    setBusy(false);
  };

  return (
    <Button variant="text" size="small" busy={busy} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
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
    t('downloadedMessage', { senderName, moment: indianMoment(createdAt) }),
    ...(status === 'HELD' ? [t('downloadedHeld')] : []),
    ...(status === 'REMOVED' ? [t('removedByMandap')] : []),
    ...(body ? [body] : []),
    ...(names.length ? [t('downloadedAttachments', { count: names.length, names: formatList(names) })] : []),
  ].join('\n');
}

function save(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
