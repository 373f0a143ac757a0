import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { useToast } from '../ui/useToast';
import { ignoreFailure } from '../lib/ignoreFailure';

interface ItemMutation<Data, Variables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => { userErrors: readonly { message: string }[] };
  /** Toast on success. */
  done: string;
  /** Updates cached lists of which the refetch reloads only the first page. */
  update?: (cache: ApolloCache) => void;
}

/**
 * Runs a mutation on a list item, reports the result and refetches the list, also after a conflict.
 *
 * @param reload refetches the current view
 * @param stale other cached lists that the mutation invalidates, by field name
 */
export function useItemMutation(reload: () => Promise<unknown>, stale: readonly string[] = []) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Evicts stale lists and refetches the current view. */
  const refresh = async () => {
    for (const fieldName of stale) apollo.cache.evict({ fieldName });
    await reload();
  };

  /** @returns an error message, or undefined on success */
  const attempt = async <Data, Variables extends OperationVariables>({
    mutation,
    variables,
    payload,
    done,
    update,
  }: ItemMutation<Data, Variables>): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation, variables });
      const refusal = payload(data as Data).userErrors[0]?.message;
      if (!refusal) update?.(apollo.cache);
      await ignoreFailure(refresh());
      if (refusal) return refusal;
      toast.show({ status: 'success', text: done });
      moveFocusToMain();
      return undefined;
    } catch (error) {
      return failureOf(error).message;
    } finally {
      setBusy(false);
    }
  };

  /** Like `attempt`, but shows errors in a toast. @returns whether it succeeded */
  const mutateItem = async <Data, Variables extends OperationVariables>(
    what: ItemMutation<Data, Variables>,
  ): Promise<boolean> => {
    const problem = await attempt(what);
    if (problem) toast.show({ status: 'error', text: problem });
    return !problem;
  };
  return { mutateItem, attempt, busy, refresh };
}
