import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { toastStore } from '../ui/toastStore';
import { makeClient } from './apollo';
import { useSimpleForm } from './useSimpleForm';

interface UserError {
  field: string | null;
  message: string;
}

const SEND = gql`
  mutation Send($name: String!) {
    send(name: $name) {
      userErrors {
        field
        message
      }
    }
  }
` as TypedDocumentNode<{ send: { userErrors: UserError[] } }, { name: string }>;

function Form({ onDone }: { onDone: () => void }) {
  const { field, form } = useSimpleForm({
    names: ['name'],
    mutation: SEND,
    variables: ({ name }) => ({ name }),
    payload: ({ send }) => send,
    onDone,
  });
  const { error, ...props } = field('name');
  return (
    <form {...form}>
      <input {...props} defaultValue="Asha" />
      <p role="alert">{error}</p>
      <button>Send</button>
    </form>
  );
}

/** Submits the form, and returns the error at its field, the shown toasts and whether it was done. */
async function submit(userErrors: UserError[]) {
  toastStore.get().forEach(({ key }) => toastStore.close(key));
  const apollo = makeClient(new ApolloLink(() => of({ data: { send: { userErrors } } })), false);
  let done = false;
  const { unmount } = render(<Form onDone={() => (done = true)} />, {
    wrapper: ({ children }) => <ApolloProvider client={apollo}>{children}</ApolloProvider>,
  });
  await act(async () => void fireEvent.click(screen.getByText('Send')));
  const error = screen.getByRole('alert').textContent;
  unmount();
  return { error, toasts: toastStore.get().map(({ text }) => text), done };
}

test('errors appear at their fields', async () => {
  const userErrors = [
    { field: 'name', message: 'Enter a name' },
    { field: 'name', message: 'The name is too short' },
  ];
  expect(await submit(userErrors)).toEqual({ error: 'Enter a name', toasts: [], done: false });
});

test.each([null, 'city'])(
  'an error of the field %s, which the form lacks, appears in a toast',
  async (field) => {
    const message = 'We don’t know this city';
    expect(await submit([{ field, message }])).toEqual({ error: '', toasts: [message], done: false });
  },
);

test('without errors, the form is done', async () => {
  expect(await submit([])).toEqual({ error: '', toasts: [], done: true });
});
