import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { makeClient } from '../../lib/apollo';
import { toastStore } from '../../ui/toastStore';
import type { BookingPageQuery } from './BookingPage.generated';
import WithdrawalLink from './WithdrawalLink';
// Jest can't always link modules that a component imports in parallel (jestjs/jest#11434), so they are imported here.
import '../../booking/WithdrawDialog';
import '../../ui/ConfirmDialogSurface';
import '../../ui/DialogSurface';

/** The first opening of a dialog takes long on a busy machine. */
const WHILE_LOADING = { timeout: 15_000 };

afterEach(() => toastStore.get().forEach(({ key }) => toastStore.close(key)));

const Search = () => <output>{useLocation().search}</output>;

const show = (status: string, date: string, search = '?withdraw=1') =>
  render(
    <>
      <WithdrawalLink
        booking={
          { id: 'booking', status, date, listingName: 'Jheel Mahal' } as NonNullable<
            BookingPageQuery['booking']
          >
        }
        reload={() => Promise.resolve()}
      />
      <Search />
    </>,
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/bookings/booking${search}`]}>
          <ApolloProvider client={makeClient(new ApolloLink(() => NEVER), false)}>{children}</ApolloProvider>
        </MemoryRouter>
      ),
    },
  );

test.each([
  [
    'APPROVED',
    '2099-02-14',
    'This enquiry was approved, so it can’t be withdrawn here. If your plans have changed, send a message.',
  ],
  ['REJECTED', '2099-02-14', 'This enquiry was rejected, so there’s nothing to withdraw.'],
  ['WITHDRAWN', '2099-02-14', 'You’ve already withdrawn this enquiry.'],
  ['PENDING', '2020-02-14', 'The date of this enquiry has passed, so there’s nothing to withdraw.'],
])('the link to withdraw a %s enquiry for %s says why it can’t', async (status, date, text) => {
  show(status, date);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  expect(toastStore.get().map((toast) => toast.text)).toEqual([text]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the link to withdraw a pending enquiry asks for confirmation', async () => {
  show('PENDING', '2099-02-14');
  expect(await screen.findByRole('alertdialog', {}, WHILE_LOADING)).toBeTruthy();
  expect(toastStore.get()).toEqual([]);
}, 20_000);

test('other links say nothing', () => {
  show('APPROVED', '2099-02-14', '');
  expect(toastStore.get()).toEqual([]);
});
