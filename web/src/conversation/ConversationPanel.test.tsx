import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { makeClient } from '../lib/apollo';
import type { ConversationFragment, TimelineMessageFragment } from './Conversation.generated';
import { ConversationPanel } from './ConversationPanel';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const message = (id: string, isMine: boolean) =>
  ({
    ...{ __typename: 'Message', id, createdAt: '2026-11-20T10:00:00Z', clientId: null, isMine },
    ...{ senderName: isMine ? 'Tara Menon' : 'Jheel Mahal', body: id, attachments: [], status: 'SENT' },
    ...{ deletedAttachments: 0, isRead: false, holdReason: null, reportedByMe: false, reportDecision: null },
  }) as unknown as TimelineMessageFragment & { __typename: 'Message' };

/** Shows the couple’s side of a conversation, whose messages are newest first. Returns what it sends. */
function show(messages: ReturnType<typeof message>[]) {
  const booking = {
    ...{ id: 'booking', status: 'PENDING', name: 'Tara Menon', listingId: 'listing' },
    ...{ listingName: 'Jheel Mahal', date: '2099-02-14', guests: 180, unreadMessages: 0 },
    ...{ coupleDeleted: false, blockedByMe: false, canSendMessages: true, messagesCloseAt: null },
    ...{ rejectionReason: null, rejectionNote: null },
    timeline: { nodes: messages, pageInfo: { endCursor: null, hasNextPage: false } },
  } as unknown as ConversationFragment;
  const sent: { name: string | undefined; variables: unknown }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push({ name: operationName, variables });
    return NEVER;
  });
  render(
    <ConversationPanel
      booking={booking}
      viewerId="tara"
      isParty
      isBusiness={false}
      otherName="Jheel Mahal"
      onShowEarlier={() => Promise.resolve()}
    />,
    {
      wrapper: ({ children }) => <ApolloProvider client={makeClient(link, false)}>{children}</ApolloProvider>,
    },
  );
  return sent;
}

test('one’s own message marks nothing as read that the page doesn’t show', () => {
  const sent = show([message('mine', true), message('theirs', false), message('earlier', false)]);
  expect(sent.find(({ name }) => name === 'MarkConversationRead')?.variables).toEqual({
    bookingId: 'booking',
    messageId: 'theirs',
  });
});
