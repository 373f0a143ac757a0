import { ApolloLink, type FetchResult } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { makeClient } from '../lib/apollo';
import { toastStore } from '../ui/toastStore';
import type { QuoteBookingFragment } from './Quote.generated';
import { suggestedLine, type QuoteValues, type SuggestedLine } from './quoteForm';
import { QuoteForm } from './QuoteForm';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const plates: SuggestedLine = {
  ...{ label: 'Plate', quantity: 300, unit: 'PLATE', unitPrice: 145_000, inclusions: ['Welcome drink'] },
};
const booking = { id: '1', name: 'Tara Menon', date: dayIn(90), guests: 300 } as QuoteBookingFragment;

/** Elements that were scrolled to. jsdom has no layout. */
const scrolledTo: Element[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = jest.fn(function (this: Element) {
    scrolledTo.push(this);
  });
});

function renderForm(changes: Partial<QuoteValues> = {}) {
  const response = new Subject<FetchResult>();
  const apollo = makeClient(new ApolloLink(() => response), false);
  const initial: QuoteValues = {
    ...{ clientId: '0190b9a0-0000-7000-8000-000000000001', date: booking.date, guests: booking.guests },
    lines: [suggestedLine(plates)],
    ...{ discount: '', validUntil: dayIn(14), included: 'Welcome drink', note: '', ...changes },
  };
  const form = (open: boolean) => (
    <QuoteForm
      id="quote"
      booking={booking}
      open={open}
      initial={initial}
      suggestions={[plates]}
      onType={() => undefined}
      onBusy={() => undefined}
      onSent={() => undefined}
      onChanged={() => Promise.resolve()}
    />
  );
  const view = render(form(true), {
    wrapper: ({ children }) => <ApolloProvider client={apollo}>{children}</ApolloProvider>,
  });
  return {
    close: () => view.rerender(form(false)),
    unmount: view.unmount,
    submit: () => fireEvent.submit(view.container.querySelector('form')!),
    isSent: () => waitFor(() => expect(response.observed).toBe(true)),
    refuse: (field: string | null, message: string) => {
      const userErrors = [{ __typename: 'UserError', code: 'CONFLICT', field, message }];
      response.next({ data: { changed: { __typename: 'SendQuotePayload', booking: null, userErrors } } });
      response.complete();
    },
  };
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('what is included stays while a line is edited', () => {
  renderForm();
  fireEvent.change(screen.getByLabelText('What it’s for'), { target: { value: 'Plates' } });
  expect(valueOf('What it’s for')).toBe('Plates');
  expect(valueOf('What is included (optional)')).toBe('Welcome drink');
});

test('messages at the fields of a line and one about all lines are shown together', async () => {
  const { submit } = renderForm({ lines: [{ ...suggestedLine(plates), label: '', unitPrice: '0' }] });
  submit();
  expect(await screen.findByText('Say what this line is for')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The total must be more than ₹0');
});

test('a date that is the only wrong field gets the focus', async () => {
  const { submit } = renderForm({ validUntil: '' });
  submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Valid until')));
});

test('a message about the whole quote is scrolled to', async () => {
  const { submit } = renderForm({ lines: [{ ...suggestedLine(plates), unitPrice: '0' }] });
  submit();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(scrolledTo).toEqual([alert]));
});

test('a quote for a changed enquiry leads to the button that confirms the change, once it is refused', async () => {
  const { submit, isSent, refuse } = renderForm({ guests: 200 });
  const checked = screen.getByText('I’ve checked them');
  submit();
  await isSent();
  expect(document.activeElement).not.toBe(checked);
  refuse(null, 'The couple changed the number of guests.');
  await waitFor(() => expect(document.activeElement).toBe(checked));
  fireEvent.click(checked);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('text that is too long is kept, and says so', async () => {
  const { submit } = renderForm({ note: 'a'.repeat(1003) });
  expect(screen.getByText('3 characters too many')).toBeTruthy();
  submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note (optional)')));
  expect(valueOf('Note (optional)')).toHaveLength(1003);
});

test('a refusal is shown in the open dialog', async () => {
  const { submit, isSent, refuse } = renderForm();
  submit();
  await isSent();
  refuse(null, 'The booking was withdrawn.');
  expect((await screen.findByRole('alert')).textContent).toContain('The booking was withdrawn.');
  expect(toastStore.get()).toEqual([]);
});

test.each([
  ['closing', null],
  ['closing', 'validUntil'],
  ['closed', null],
] as const)('a refusal that arrives while the dialog is %s (field: %s) is a toast', async (state, field) => {
  const { submit, isSent, refuse, close, unmount } = renderForm();
  submit();
  await isSent();
  if (state === 'closing') close();
  else unmount();
  refuse(field, 'The booking was withdrawn.');
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject([
      { status: 'error', text: 'The quote wasn’t sent to Tara Menon. The booking was withdrawn.' },
    ]),
  );
  toastStore.get().forEach(({ key }) => toastStore.close(key));
});
