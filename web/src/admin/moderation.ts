import type { ListingStatus } from '../gql/types';
import type { ManagedListingFragment } from './ManagedListing.generated';

/** What an admin does to the status of listings. */
export type ModerationAct = 'approve' | 'reject' | 'suspend' | 'reinstate';

export type ModeratedListing = Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'emailConfirmed'>;

/** The label of each act's button, its past participle, and the statuses that it leads from and to. */
export const ACTS = {
  approve: { label: 'Approve', done: 'approved', from: 'PENDING', to: 'APPROVED' },
  reject: { label: 'Reject', done: 'rejected', from: 'PENDING', to: 'REJECTED' },
  suspend: { label: 'Suspend', done: 'suspended', from: 'APPROVED', to: 'SUSPENDED' },
  reinstate: { label: 'Reinstate', done: 'reinstated', from: 'SUSPENDED', to: 'APPROVED' },
} as const satisfies Record<
  ModerationAct,
  { label: string; done: string; from: ListingStatus; to: ListingStatus }
>;

/** The acts that apply to a listing of this status, in the order of their buttons. */
export const actsOn = (status: ListingStatus): ModerationAct[] =>
  (Object.keys(ACTS) as ModerationAct[]).filter((act) => ACTS[act].from === status);

/** "Jheel Mahal", or "3 venues". */
export function subjectOf(listings: readonly ModeratedListing[]): string {
  const [first] = listings;
  if (listings.length === 1 && first) return first.name;
  return `${listings.length} ${first?.kind === 'VENUE' ? 'venues' : 'vendors'}`;
}
