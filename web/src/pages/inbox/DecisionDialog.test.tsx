import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { makeClient } from '../../lib/apollo';
import { DecisionDialog } from './DecisionDialog';
// Jest can't always link modules that a component imports in parallel (jestjs/jest#11434), so they are imported here.
import '../../ui/ConfirmDialogSurface';
import '../../ui/DialogSurface';

/** The first opening of a dialog takes long on a busy machine. */
const WHILE_LOADING = { timeout: 15_000 };

const ENQUIRY: EnquiryCardFragment = {
  id: 'booking',
  status: 'APPROVED',
  listingId: 'listing',
  listingKind: 'VENUE',
  coupleDeleted: false,
  canSendMessages: true,
  listingName: 'Jheel Mahal',
  name: 'Asha',
  contact: '9829044170',
  location: 'Udaipur',
  guests: 300,
  date: '2027-05-05',
  requestedDate: '2027-05-07',
  rejectionReason: null,
  rejectionNote: null,
  dateOffer: null,
  address: '',
  typeOfEvent: 'Wedding',
  message: '',
  createdAt: '2026-12-01T10:00:00Z',
  lockedUntil: null,
  isUnread: false,
  privateNote: null,
  labels: [],
  waitingSince: null,
  unreadMessages: 0,
  canReview: false,
  myReview: null,
  canConfirmEvent: false,
  eventConfirmation: null,
  quote: null,
  history: [],
};

function Host({ onDecided }: { onDecided: () => void }) {
  const [{ enquiry, open }, setDecision] = useState({ enquiry: ENQUIRY, open: true });
  return (
    <DecisionDialog
      decision={{ action: 'acceptReschedule', enquiry, open }}
      onShow={(next) => setDecision({ enquiry: next, open: true })}
      onClose={() => setDecision({ enquiry, open: false })}
      onDecided={onDecided}
    />
  );
}

/** Accepts a reschedule request that the server refuses, because the requested date is now another one. */
async function acceptAfter(requestedDate: string | null) {
  const booking = { __typename: 'Booking', ...ENQUIRY, requestedDate };
  const sent: unknown[] = [];
  const apollo = makeClient(
    new ApolloLink(({ operationName, variables }) => {
      sent.push([operationName, variables]);
      if (operationName === 'EnquiryToDecide') return of({ data: { booking } });
      const conflict = { code: 'CONFLICT', field: null, message: 'It has changed.' };
      const payload = { __typename: 'BookingPayload', booking: null, userErrors: [conflict] };
      return of({ data: { acceptReschedule: payload } });
    }),
    false,
  );
  let decided = 0;
  render(<Host onDecided={() => decided++} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <ApolloProvider client={apollo}>{children}</ApolloProvider>
      </MemoryRouter>
    ),
  });
  const accept = await screen.findByText('Accept', { selector: 'button' }, WHILE_LOADING);
  expect(screen.getByText(/to 7 May 2027/)).toBeTruthy();
  fireEvent.click(accept);
  await waitFor(() => expect(decided).toBe(1));
  return sent;
}

test('after a conflict, the dialog shows the date that is requested now, and accepts that one', async () => {
  const sent = await acceptAfter('2027-05-09');
  expect(await screen.findByText(/to 9 May 2027/)).toBeTruthy();
  fireEvent.click(screen.getByText('Accept', { selector: 'button' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(2));
  expect(sent.slice(0, 3)).toEqual([
    ['AcceptReschedule', { id: 'booking', date: '2027-05-07' }],
    ['EnquiryToDecide', { id: 'booking' }],
    ['AcceptReschedule', { id: 'booking', date: '2027-05-09' }],
  ]);
}, 20_000);

test('the dialog closes if the couple has withdrawn the request', async () => {
  await acceptAfter(null);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}, 20_000);
