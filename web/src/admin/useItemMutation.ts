import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { useMutate, type Mutation } from '../lib/useMutate';
import { useToast } from '../ui/useToast';
import { ignoreFailure } from '../lib/ignoreFailure';

interface ItemMutation<Data, Variables> extends Omit<Mutation<Data, Variables>, 'after'> {
  /** Toast on success. */
  done: string;
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
  const { mutate, busy } = useMutate();

  /** Evicts stale lists and refetches the current view. */
  const refresh = async () => {
    for (const fieldName of stale) apollo.cache.evict({ fieldName });
    await reload();
  };

  /** @returns an error message, or undefined on success */
  const attempt = async <Data, Variables extends OperationVariables>({
    done,
    ...mutation
  }: ItemMutation<Data, Variables>): Promise<string | undefined> => {
    const problem = await mutate({ ...mutation, after: () => ignoreFailure(refresh()) });
    if (problem) return problem;
    toast.show({ status: 'success', text: done });
    moveFocusToMain();
    return undefined;
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
