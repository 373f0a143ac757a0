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
const booking = { id: 'booking', status: 'PENDING', date: '2027-02-14', guests: 180, quote };

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
