import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { keepFocus } from '../lib/keepFocus';
import { useToast } from '../ui/useToast';

interface Act<Data, Variables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => { userErrors: readonly { message: string }[] };
  /** Said when it is done. */
  done: string;
  /** What it changes in lists whose first page alone is fetched anew. */
  update?: (cache: ApolloCache) => void;
}

/**
 * Does something to a thing of a list, says how it went, and fetches the list anew: also when somebody else was
 * quicker.
 *
 * @param renew fetches what is shown
 * @param stale lists of other pages that the act changes, by the names of their fields
 */
export function useAct(renew: () => Promise<unknown>, stale: readonly string[] = []) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Forgets what has changed and fetches what is shown. */
  const refresh = async () => {
    for (const fieldName of stale) apollo.cache.evict({ fieldName });
    await renew();
  };

  /** @returns why it was not done; undefined when it was */
  const attempt = async <Data, Variables extends OperationVariables>({
    mutation,
    variables,
    payload,
    done,
    update,
  }: Act<Data, Variables>): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation, variables });
      const refusal = payload(data as Data).userErrors[0]?.message;
      if (!refusal) update?.(apollo.cache);
      await refresh().catch(() => undefined);
      if (refusal) return refusal;
      toast.show({ status: 'success', text: done });
      keepFocus();
      return undefined;
    } catch (error) {
      return failureOf(error).message;
    } finally {
      setBusy(false);
    }
  };

  /** The same, with a toast for what went wrong. @returns whether it was done */
  const act = async <Data, Variables extends OperationVariables>(
    what: Act<Data, Variables>,
  ): Promise<boolean> => {
    const problem = await attempt(what);
    if (problem) toast.show({ status: 'error', text: problem });
    return !problem;
  };
  return { act, attempt, busy, refresh };
}
