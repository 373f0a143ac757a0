import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeClient } from '../lib/apollo';
import type { QuoteBookingFragment } from './Quote.generated';
import { QuotePanel } from './QuotePanel';
// Jest can't always link modules that a component imports in parallel (jestjs/jest#11434), so they are imported here.
import '../ui/DialogSurface';
import './QuoteEditor';

/** The first opening of a dialog takes long on a busy machine. */
const WHILE_LOADING = { timeout: 15_000 };

afterEach(() => sessionStorage.clear());

const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      observer.next({ data: { suggestedQuoteLines: [] } });
      observer.complete();
    }),
);

/** A booking whose quote has this version; 0 has none. */
function bookingWith(version: number, status = 'OPEN'): QuoteBookingFragment {
  const quote = {
    ...{ __typename: 'Quote', id: `version ${version}`, version, status, total: 100_000, date: '2099-02-14' },
    ...{ guests: 180, validUntil: '2099-01-01', declineNote: null, createdAt: '2026-11-20T10:00:00Z' },
    ...{ gstin: null, included: '', note: '', subtotal: 100_000, discount: 0, gst: 0 },
    lines: [
      {
        ...{ label: `Lawn ${version}`, quantity: 1, unit: 'FLAT', unitPrice: 100_000, gstRate: 0 },
        ...{ amount: 100_000, discount: 0, gst: 0 },
      },
    ],
  };
  return {
    ...{ __typename: 'Booking', id: 'booking', status: 'PENDING', date: '2099-02-14', guests: 180 },
    ...{ name: 'Tara Menon', code: null, listingId: 'listing', listingName: 'Jheel Mahal' },
    ...{ coupleDeleted: false, canSendMessages: true, blockedByMe: false },
    ...(version ? { quote, quotes: [quote] } : { quote: null, quotes: [] }),
  } as unknown as QuoteBookingFragment;
}

function show(booking: QuoteBookingFragment) {
  const client = makeClient(link, false);
  const panel = (shown: QuoteBookingFragment) => (
    <MemoryRouter>
      <ApolloProvider client={client}>
        <QuotePanel booking={shown} side="business" reload={() => Promise.resolve()} />
      </ApolloProvider>
    </MemoryRouter>
  );
  const { rerender } = render(panel(booking));
  return (changed: QuoteBookingFragment) => rerender(panel(changed));
}

const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note (optional)', {}, WHILE_LOADING);

test.each([
  ['the first version', 0, 'Prepare a quote'],
  ['a later version', 1, 'Prepare version 2'],
])(
  '%s that is being written stays while another tab sends it, and says so',
  async (_, version, button) => {
    const change = show(bookingWith(version));
    fireEvent.click(screen.getByRole('button', { name: button }));
    const field = await note();
    fireEvent.change(field, { target: { value: 'With lamps' } });
    change(bookingWith(version + 1));
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe('With lamps');
    expect(
      screen.getByText(new RegExp(`^Version ${version + 1} has been sent since you began`)),
    ).toBeTruthy();

    fireEvent.click(screen.getByText('Close', { selector: 'button' }));
    fireEvent.click(screen.getByRole('button', { name: `Prepare version ${version + 2}`, hidden: true }));
    expect((await note()).value).toBe('With lamps');

    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect((await note()).value).toBe('');
    expect(screen.getByDisplayValue(`Lawn ${version + 1}`)).toBeTruthy();
    expect(screen.queryByText(/has been sent since you began/)).toBeNull();
  },
  20_000,
);

test('a quote that is being written stays if the couple accepts the one before', async () => {
  const change = show(bookingWith(1));
  fireEvent.click(screen.getByRole('button', { name: 'Prepare version 2' }));
  const field = await note();
  fireEvent.change(field, { target: { value: 'With lamps' } });
  change(bookingWith(1, 'ACCEPTED'));
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('With lamps');
}, 20_000);
