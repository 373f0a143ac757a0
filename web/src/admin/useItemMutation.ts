import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ignoreFailure } from '../lib/ignoreFailure';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { refusalOf } from '../lib/refusalOf';
import { useToast } from '../ui/useToast';

/** A mutation that has been sent. */
type SentMutation = Parameters<typeof refusalOf>[0];

/**
 * Reports the result of a mutation of a list item and refetches the list, also after a conflict.
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

  /**
   * @param done toast on success
   * @param moveFocus called afterwards; moves the focus if it was lost
   * @returns an error message, or undefined on success
   */
  const attempt = async (
    mutation: SentMutation,
    done: string,
    moveFocus = moveFocusToMain,
  ): Promise<string | undefined> => {
    setBusy(true);
    const problem = await refusalOf(mutation);
    await ignoreFailure(refresh());
    setBusy(false);
    if (!problem) toast.show({ status: 'success', text: done });
    // After a conflict, the item may be gone too.
    moveFocus();
    return problem;
  };

  /** Like `attempt`, but shows errors in a toast. @returns whether it succeeded */
  const mutateItem = async (
    mutation: SentMutation,
    done: string,
    moveFocus?: () => void,
  ): Promise<boolean> => {
    const problem = await attempt(mutation, done, moveFocus);
    if (problem) toast.show({ status: 'error', text: problem });
    return !problem;
  };
  return { mutateItem, attempt, busy, refresh };
}
