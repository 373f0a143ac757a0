import type { ListingStatus } from '../gql/types';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { t } from './messages.generated';

/** Moderation actions on listings. */
export type ModerationAction = 'approve' | 'reject' | 'suspend' | 'reinstate';

export type ModeratedListing = Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'emailConfirmed'>;

/** For each action, the statuses it applies to and the resulting status. */
export const TRANSITIONS = {
  approve: { from: 'PENDING', to: 'APPROVED' },
  reject: { from: 'PENDING', to: 'REJECTED' },
  suspend: { from: 'APPROVED', to: 'SUSPENDED' },
  reinstate: { from: 'SUSPENDED', to: 'APPROVED' },
} as const satisfies Record<ModerationAction, { from: ListingStatus; to: ListingStatus }>;

/** Returns the actions available for a status, in the order of their buttons. */
export const actionsFor = (status: ListingStatus): ModerationAction[] =>
  (Object.keys(TRANSITIONS) as ModerationAction[]).filter((action) => TRANSITIONS[action].from === status);

/** Returns a name or a count: "Jheel Mahal", "3 venues". */
export function subjectOf(listings: readonly ModeratedListing[]): string {
  const [first] = listings;
  if (listings.length === 1 && first) return first.name;
  return t('subject', { count: listings.length, kind: first?.kind ?? 'VENUE' });
}
