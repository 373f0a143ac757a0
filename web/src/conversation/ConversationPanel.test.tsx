import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { ATTACHMENTS_MAX } from '@mandap/api/constants/conversation';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { makeClient } from '../lib/apollo';
import { toastStore } from '../ui/toastStore';
import type { ConversationFragment, TimelineMessageFragment } from './Conversation.generated';
import { ConversationPanel } from './ConversationPanel';
import { messageDraft } from './messageDraft';
import { outboxStore } from './outboxStore';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  outboxStore.clear('tara');
  sessionStorage.clear();
  toastStore.get().forEach(({ key }) => toastStore.close(key));
});

const message = (id: string, isMine: boolean) =>
  ({
    ...{ __typename: 'Message', id, createdAt: '2026-11-20T10:00:00Z', clientId: null, isMine },
    ...{ senderName: isMine ? 'Tara Menon' : 'Jheel Mahal', body: id, attachments: [], status: 'SENT' },
    ...{ deletedAttachments: 0, isRead: false, holdReason: null, reportedByMe: false, reportDecision: null },
  }) as unknown as TimelineMessageFragment & { __typename: 'Message' };

const SENT_EVENT = {
  __typename: 'BookingEvent',
  id: 'event',
  createdAt: '2026-11-19T10:00:00Z',
  kind: 'SENT',
};

/** Shows the couple’s side of a conversation, whose messages are newest first. Returns what it sends. */
function show(
  messages: (ReturnType<typeof message> | typeof SENT_EVENT)[] = [],
  canSendMessages = true,
  enquiry = '',
  messagesCloseAt: string | null = null,
) {
  const booking = {
    ...{ id: 'booking', status: 'PENDING', name: 'Tara Menon', listingId: 'listing', canSendMessages },
    ...{ listingName: 'Jheel Mahal', date: '2099-02-14', guests: 180, unreadMessages: 0 },
    ...{ coupleDeleted: false, blockedByMe: !canSendMessages, messagesCloseAt },
    ...{ rejectionReason: null, rejectionNote: null, message: enquiry },
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

const files = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ __typename: 'MessageAttachment' as const, id: `${prefix}${index}`, name: `${prefix}${index}.pdf` },
    ...{ bytes: 1000, url: '#', picture: null },
  }));

function refuse(body: string, attachments = files('menu', 0)) {
  const clientId = 'refused';
  const content = { body, attachments };
  outboxStore.change('tara', { type: 'add', clientId, bookingId: 'booking', content });
  outboxStore.change('tara', { type: 'fail', clientId, reason: 'The file is gone.' });
}

const composer = () => screen.getByLabelText<HTMLTextAreaElement>('Message to Jheel Mahal');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a conversation begins with the text of the enquiry', () => {
  show([message('We seat 400.', false), SENT_EVENT], true, 'Is the verandah covered?');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tara Menon sent the enquiry'),
    expect.stringContaining('You: Is the verandah covered?'),
    expect.stringContaining('We seat 400.'),
  ]);
});

test('the text of an enquiry is a message, so that none is missing', () => {
  const empty = 'No messages yet. Ask about the place, the date or the price.';
  show([SENT_EVENT]);
  expect(screen.getByText(empty)).toBeTruthy();
  cleanup();
  show([SENT_EVENT], true, 'Is the verandah covered?');
  expect(screen.queryByText(empty)).toBeNull();
});

test('says until which minute messages can be sent, once that is near', () => {
  jest.useFakeTimers({ now: new Date('2027-02-20T06:30:00Z') });
  // At midnight in India.
  show([], true, '', '2027-03-16T18:30:00Z');
  expect(screen.getByText('You can send messages here until 16 Mar 2027, 11:59 pm.')).toBeTruthy();
  cleanup();
  show([], true, '', '2029-02-15T18:30:00Z');
  expect(screen.queryByText(/You can send messages here/)).toBeNull();
  jest.useRealTimers();
});

test('one’s own message marks nothing as read that the page doesn’t show', () => {
  const sent = show([message('mine', true), message('theirs', false), message('earlier', false)]);
  expect(sent.find(({ name }) => name === 'MarkConversationRead')?.variables).toEqual({
    bookingId: 'booking',
    messageId: 'theirs',
  });
});

test('a refused message goes back into the composer, before what is typed there', () => {
  refuse('Is the verandah covered?', files('menu', 1));
  messageDraft.save('booking', 'tara', {
    body: 'And the lawn?',
    attachments: JSON.stringify(files('list', 1)),
  });
  show();
  press('Edit');
  expect(composer().value).toBe('Is the verandah covered?\n\nAnd the lawn?');
  expect(document.activeElement).toBe(composer());
  expect(outboxStore.get('tara')).toEqual([]);
  expect(screen.queryByText(/Not sent/)).toBeNull();
  for (const name of ['menu0.pdf', 'list0.pdf'])
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();
});

test('too many attachments of two messages are all kept, and say so', () => {
  refuse('Here you are', files('menu', ATTACHMENTS_MAX));
  messageDraft.save('booking', 'tara', { body: '', attachments: JSON.stringify(files('list', 1)) });
  show();
  press('Edit');
  expect(composer().value).toBe('Here you are');
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(ATTACHMENTS_MAX + 1);
  expect(screen.getByText('A message can have up to 5 attachments.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  press('Remove list0.pdf');
  expect(screen.queryByText('A message can have up to 5 attachments.')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
});

test('a refused message can’t be edited where there is no composer', () => {
  refuse('Hello');
  show([], false);
  expect(screen.getByText('Not sent. The file is gone.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('a discarded message can be put back', () => {
  refuse('Hello');
  show();
  press('Discard');
  expect(screen.queryByText('Hello')).toBeNull();
  const [toast] = toastStore.get();
  expect(toast).toMatchObject({ text: 'Message discarded.', action: { label: 'Undo' } });
  act(() => toast?.action?.run());
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(screen.getByText('Not sent. The file is gone.')).toBeTruthy();
});
