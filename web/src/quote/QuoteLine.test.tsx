import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QuoteLine } from './QuoteLine';

const quote = {
  ...{ id: 'quote', version: 1, status: 'OPEN' as const, total: 64312500 },
  ...{
    date: '2027-02-14',
    guests: 180,
    validUntil: '2026-12-01',
    declineNote: null,
    createdAt: '2026-11-20',
  },
};
const booking = {
  ...{ id: 'booking', status: 'PENDING' as const, date: '2099-02-14', guests: 180, quote },
  ...{ listingId: 'listing' as string | null, coupleDeleted: false, canSendMessages: true },
};

const show = (inDialog: boolean) =>
  render(<QuoteLine booking={booking} side="business" inDialog={inDialog} />, { wrapper: MemoryRouter });

test('a card links to the quote; a dialog, where a code may be typed, has no link that leaves it', () => {
  const { unmount } = show(false);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/bookings/booking');
  unmount();
  show(true);
  expect(screen.getByText(/₹6,43,125/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [
    'can be answered',
    {},
    'Quote: ₹6,43,125.00. Answer until 1 Dec 2026.',
    'Quote sent: ₹6,43,125.00, valid until 1 Dec 2026.',
  ],
  [
    'can’t be answered after a block',
    { canSendMessages: false },
    'Quote: ₹6,43,125.00',
    'Quote: ₹6,43,125.00',
  ],
])('a quote that %s asks for no more than that', (_, changes, couple, business) => {
  for (const [side, text] of [
    ['couple', couple],
    ['business', business],
  ] as const) {
    const { container, unmount } = render(
      <QuoteLine booking={{ ...booking, ...changes }} side={side} inDialog />,
      { wrapper: MemoryRouter },
    );
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
    unmount();
  }
});
