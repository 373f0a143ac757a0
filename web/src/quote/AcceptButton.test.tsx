import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { MemoryRouter } from 'react-router-dom';
import { makeClient } from '../lib/apollo';
import { AcceptButton } from './AcceptButton';
import type { QuoteBookingFragment } from './Quote.generated';
// Jest can't always link modules that a component imports in parallel (jestjs/jest#11434), so they are imported here.
import '../ui/ConfirmDialogSurface';
import '../ui/DialogSurface';

/** The first opening of a dialog takes long on a busy machine. */
const WHILE_LOADING = { timeout: 15_000 };

type Quote = NonNullable<QuoteBookingFragment['quote']>;

const booking = { status: 'PENDING', listingName: 'Jheel Mahal' } as QuoteBookingFragment;
const version = (id: string, total: Quote['total']) => ({ id, total }) as Quote;

test('a newer quote that arrives while the dialog is open is not accepted unseen', async () => {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return NEVER;
  });
  const button = (quote: Quote) => (
    <AcceptButton booking={booking} quote={quote} reload={() => Promise.resolve()} />
  );
  const { rerender } = render(button(version('first', 64312500)), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <ApolloProvider client={makeClient(link, false)}>{children}</ApolloProvider>
      </MemoryRouter>
    ),
  });
  const accept = () => screen.getAllByText('Accept the quote', { selector: 'button' });
  fireEvent.click(accept()[0]!);
  expect(await screen.findByText(/You agree on ₹6,43,125/, {}, WHILE_LOADING)).toBeTruthy();
  rerender(button(version('second', 37021110)));
  expect(screen.getByText(/You agree on ₹6,43,125/)).toBeTruthy();
  fireEvent.click(accept().at(-1)!);
  expect(sent).toEqual([{ id: 'first' }]);
}, 20_000);
