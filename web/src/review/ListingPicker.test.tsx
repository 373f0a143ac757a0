import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeClient } from '../lib/apollo';
import { MuiProvider } from '../ui/MuiProvider';
import { ListingPicker } from './ListingPicker';
import type { ReviewListing } from './ReviewContext';

const listing = (title: string) => ({
  __typename: 'Suggestion',
  ...{ kind: 'VENUE', key: title, title, detail: 'Udaipur' },
});
const FOUND: Record<string, string[]> = {
  raj: ['Raj Mahal Palace', 'Raj Palace', 'Rajputana'],
  'raj pal': ['Raj Palace', 'Raj Mahal Palace'],
};
const onChoose = jest.fn<(chosen: ReviewListing) => void>();
const user = userEvent.setup();

function start() {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        observer.next({ data: { suggestions: (FOUND[String(variables.term)] ?? []).map(listing) } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link, false)}>
      <MuiProvider>
        <ListingPicker onChoose={onChoose} />
      </MuiProvider>
    </ApolloProvider>,
  );
  return screen.getByRole('combobox', { name: 'Venue or vendor' });
}
const highlighted = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')?.textContent;

test('the first result is highlighted, also if it was another one before', async () => {
  const field = start();
  await user.type(field, 'raj');
  await waitFor(() => expect(highlighted(field)).toBe('Raj Mahal Palace'));
  await user.type(field, ' pal');
  // Among the results of what was typed before, Enter chooses none.
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(highlighted(field)).toBe('Raj Palace'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ name: 'Raj Mahal Palace', place: 'Udaipur' });
});
