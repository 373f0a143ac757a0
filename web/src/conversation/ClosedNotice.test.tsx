import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ClosedNotice } from './ClosedNotice';

const booking = { blockedByMe: false, coupleDeleted: false, listingId: 'listing' as string | null };
const LEFT =
  'The other side has left Mandap, so nobody would receive a new message. You can still read the conversation.';

test.each([
  ['closed', {}, 'This conversation is closed for new messages. You can still read it.'],
  ['blocked', { blockedByMe: true }, 'You blocked Tara Menon. Neither of you can send messages.'],
  ['without the couple', { coupleDeleted: true }, LEFT],
  ['without the business, which was blocked', { listingId: null, blockedByMe: true }, LEFT],
])('a conversation that is %s says why', (_, changes, text) => {
  const { container } = render(<ClosedNotice booking={{ ...booking, ...changes }} name="Tara Menon" />);
  expect(container.textContent).toBe(text);
});
