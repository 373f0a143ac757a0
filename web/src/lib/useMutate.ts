import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from './errors';

export interface Mutation<Data, Variables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => { userErrors: readonly { message: string }[] };
  /** Updates the cache after a success. */
  update?: (cache: ApolloCache, data: NoInfer<Data>) => void;
  /** Runs before `busy` ends, also after a rejection by the server: a refetch of what is on screen. */
  after?: () => Promise<unknown>;
}

/** Runs mutations outside of forms, one at a time. */
export function useMutate() {
  const apollo = useApolloClient();
  const [busy, setBusy] = useState(false);

  /** @returns an error message, or undefined on success */
  const mutate = async <Data, Variables extends OperationVariables>({
    mutation,
    variables,
    payload,
    update,
    after,
  }: Mutation<Data, Variables>): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation, variables });
      const [rejection] = payload(data as Data).userErrors;
      if (!rejection) update?.(apollo.cache, data as Data);
      await after?.();
      return rejection?.message;
    } catch (error) {
      return failureOf(error).message;
    } finally {
      setBusy(false);
    }
  };
  return { mutate, busy };
}
