import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { useToast } from '../ui/useToast';
import {
  DecideListingsDocument,
  ReinstateListingsDocument,
  SuspendListingsDocument,
  type ListingsChangedFragment,
} from './ManagedListing.generated';
import { TRANSITIONS, subjectOf, type ModeratedListing, type ModerationAction } from './moderation';
import { ignoreFailure } from '../lib/ignoreFailure';
import { t } from './messages.generated';

/**
 * Moderates listings, and names those that stayed unchanged in a toast.
 *
 * @param onDone refetches the current view
 */
export function useModeration(onDone: () => Promise<unknown>) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** @returns an error message, or undefined on success */
  const moderate = async (
    action: ModerationAction,
    listings: readonly ModeratedListing[],
    reason = '',
  ): Promise<string | undefined> => {
    const { to } = TRANSITIONS[action];
    setBusy(true);
    try {
      const ids = listings.map(({ id }) => id);
      const {
        changed: changedIds = [],
        skipped = [],
        userErrors = [],
      } = (await mutate(apollo, action, ids, reason)) ?? {};
      if (userErrors[0]) return userErrors[0].message;
      const changed = listings.filter(({ id }) => changedIds?.includes(id));
      for (const { id, kind } of changed)
        apollo.cache.modify({
          id: apollo.cache.identify({ __typename: kind === 'VENUE' ? 'Venue' : 'Vendor', id }),
          fields: { status: () => to },
        });
      if (changed.length)
        toast.show({
          status: 'success',
          text: t('done', { subject: subjectOf(changed), count: changed.length, action }),
        });
      if (skipped?.length)
        toast.show({
          status: 'warning',
          text: t('notDone', {
            action,
            reasons: skipped.map(({ name, message }) => (name ? `${name}. ${message}` : message)).join(' '),
          }),
        });
      await ignoreFailure(onDone());
      moveFocusToMain();
      return undefined;
    } catch (error) {
      return failureOf(error).message;
    } finally {
      setBusy(false);
    }
  };
  return { moderate, busy };
}

async function mutate(
  apollo: ApolloClient,
  action: ModerationAction,
  ids: string[],
  reason: string,
): Promise<ListingsChangedFragment | undefined> {
  switch (action) {
    case 'suspend':
      return (await apollo.mutate({ mutation: SuspendListingsDocument, variables: { ids, reason } })).data
        ?.suspendListings;
    case 'reinstate':
      return (await apollo.mutate({ mutation: ReinstateListingsDocument, variables: { ids } })).data
        ?.reinstateListings;
    default:
      return (
        await apollo.mutate({
          mutation: DecideListingsDocument,
          variables: { ids, approve: action === 'approve', reason: reason || undefined },
        })
      ).data?.decideListings;
  }
}
