import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { of } from 'rxjs';
import { object, string } from 'yup';
import { makeClient } from './apollo';
import { useSubmit } from './useSubmit';

interface UserError {
  code: string;
  field: string | null;
  message: string;
}

const SAVE = gql`
  mutation Save($name: String!) {
    save(name: $name) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as TypedDocumentNode<{ save: { userErrors: UserError[] } }, { name: string }>;

test('the first of several errors is shown, in the form and at a field', async () => {
  const userErrors: UserError[] = [
    { code: 'INVALID', field: 'city', message: 'Choose a city' },
    { code: 'CONFLICT', field: null, message: 'The enquiry has changed' },
    { code: 'INVALID', field: 'name', message: 'Enter a name' },
    { code: 'INVALID', field: 'name', message: 'The name is too short' },
    { code: 'CONFLICT', field: null, message: 'The date is full' },
    { code: 'INVALID', field: 'city', message: 'We don’t know this city' },
  ];
  const apollo = makeClient(new ApolloLink(() => of({ data: { save: { userErrors } } })), false);
  const refused: string[] = [];
  const { result } = renderHook(
    () =>
      useSubmit({
        initial: { name: 'Asha', city: 'Pune' },
        rules: object({ name: string().defined(), city: string().defined() }),
        mutation: SAVE,
        variables: ({ name }) => ({ name }),
        payload: ({ save }) => save,
        onDone: () => undefined,
        onRefused: (message) => {
          refused.push(message);
          return undefined;
        },
        problemOf: ({ message }) => message,
      }),
    { wrapper: ({ children }) => <ApolloProvider client={apollo}>{children}</ApolloProvider> },
  );
  await act(() => result.current.submit());
  expect(result.current.problem).toBe('The enquiry has changed');
  expect(result.current.field('name').error).toBe('Enter a name');
  expect(result.current.field('city').error).toBe('Choose a city');
  expect(refused).toEqual(['Choose a city']);
});
