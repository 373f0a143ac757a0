import { useMutation } from '@apollo/client/react';
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
 * @param moveFocus called afterwards; moves the focus if it was lost
 */
export function useModeration(
  onDone: () => Promise<unknown>,
  moveFocus: (listings: readonly ModeratedListing[]) => void = moveFocusToMain,
) {
  const [decideListings, { client }] = useMutation(DecideListingsDocument);
  const [suspendListings] = useMutation(SuspendListingsDocument);
  const [reinstateListings] = useMutation(ReinstateListingsDocument);
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const send = async (
    action: ModerationAction,
    ids: string[],
    reason: string,
  ): Promise<ListingsChangedFragment | undefined> => {
    if (action === 'suspend')
      return (await suspendListings({ variables: { ids, reason } })).data?.suspendListings;
    if (action === 'reinstate')
      return (await reinstateListings({ variables: { ids } })).data?.reinstateListings;
    const variables = { ids, approve: action === 'approve', reason: reason || undefined };
    return (await decideListings({ variables })).data?.decideListings;
  };

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
      } = (await send(action, ids, reason)) ?? {};
      if (userErrors[0]) return userErrors[0].message;
      const changed = listings.filter(({ id }) => changedIds?.includes(id));
      for (const { id, kind } of changed)
        client.cache.modify({
          id: client.cache.identify({ __typename: kind === 'VENUE' ? 'Venue' : 'Vendor', id }),
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
      moveFocus(listings);
      return undefined;
    } catch (error) {
      return failureOf(error).message;
    } finally {
      setBusy(false);
    }
  };
  return { moderate, busy };
}
