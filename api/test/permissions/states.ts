import { expect } from '@jest/globals';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import type { Verdict } from './row.js';
import type { Caller, CallerRole, Fixtures } from './scene.js';

/** An allowed operation can be invalid in a state. */
export type Outcome = Verdict | 'CONFLICT' | 'BAD_USER_INPUT';

/** States of a booking for one of its parties. */
export const STATES = ['blocked', 'suspended', 'otherDeleted'] as const;
export type State = (typeof STATES)[number];

const ENTER: Record<State, (self: string, other: string, fixtures: Fixtures) => Promise<unknown>> = {
  /** The other party has blocked the caller. */
  blocked: (self, other) =>
    app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [other, self]),
  /** An admin has suspended the listing. */
  suspended: (_self, _other, { listingId }) =>
    app().sql(
      `UPDATE listing SET status = 'suspended', suspended_at = now(), suspension_reason = 'Prices differ' WHERE id = $1`,
      [listingId],
    ),
  /** An admin has deleted the other party's account. */
  async otherDeleted(_self, other, { userId }) {
    const admin = await loggedIn((await makeAdmin()).id);
    const mutation = other === userId ? 'deleteUser' : 'deleteListing';
    const { data } = await admin.gql(
      `mutation D($id: ID!) { d: ${mutation}(id: $id) { userErrors { message } } }`,
      { id: other },
    );
    expect(data).toEqual({ d: { userErrors: [] } });
  },
};

/** Brings the caller's booking into a state. */
export async function enter(state: State, { id }: Caller, fixtures: Fixtures): Promise<void> {
  const { userId, listingId } = fixtures;
  const [self, other] = id === userId ? [userId, listingId] : [listingId, userId];
  await ENTER[state](self, other, fixtures);
}

/** The outcome in each state; for one of the parties it can differ. */
type Outcomes = Record<State, Outcome> & { business?: Partial<Record<State, Outcome>> };

const inStates = (blocked: Outcome, suspended: Outcome, otherDeleted: Outcome): Outcomes => ({
  ...{ blocked, suspended, otherDeleted },
});

const ALWAYS = inStates('yes', 'yes', 'yes');
/** Allowed unless the other party is deleted. If it has blocked the caller, it isn't notified; see blocked-sender.test.ts. */
const UNLESS_DELETED = inStates('yes', 'yes', 'CONFLICT');
/** What reaches the other party: allowed unless they are deleted or have blocked the caller. */
const UNLESS_BLOCKED_OR_DELETED = inStates('CONFLICT', 'yes', 'CONFLICT');

/**
 * What the parties of a booking may do in its states. Suspending a listing hides it from new couples; it changes nothing
 * for the present ones.
 */
export const OUTCOMES: Readonly<Record<string, Outcomes>> = {
  'booking.get': ALWAYS,
  'booking.approve': UNLESS_DELETED,
  'booking.reject': UNLESS_DELETED,
  'booking.updateEnquiry': UNLESS_DELETED,
  'booking.offerDates': UNLESS_BLOCKED_OR_DELETED,
  'booking.acceptDateOffer': UNLESS_DELETED,
  'booking.declineDateOffer': UNLESS_DELETED,
  'booking.withdraw': UNLESS_DELETED,
  'booking.requestReschedule': UNLESS_DELETED,
  'booking.cancelReschedule': ALWAYS,
  'booking.acceptReschedule': UNLESS_DELETED,
  'booking.declineReschedule': UNLESS_DELETED,
  'conversation.timeline': ALWAYS,
  'conversation.send': UNLESS_BLOCKED_OR_DELETED,
  'conversation.uploadAttachment': UNLESS_BLOCKED_OR_DELETED,
  // The row has an attachment of the couple, which is deleted with their account.
  'conversation.attachment': { ...ALWAYS, business: { otherDeleted: 404 } },
  'conversation.block': UNLESS_DELETED,
  'conversation.unblock': UNLESS_DELETED,
  'conversation.report': ALWAYS,
  'conversation.markRead': ALWAYS,
  'quote.send': UNLESS_BLOCKED_OR_DELETED,
  'quote.accept': UNLESS_BLOCKED_OR_DELETED,
  // The row's input has a note. Without one, a blocked couple can decline.
  'quote.decline': inStates('BAD_USER_INPUT', 'yes', 'CONFLICT'),
  'quote.suggest': ALWAYS,
  'visit.request': UNLESS_BLOCKED_OR_DELETED,
  'visit.offer': UNLESS_BLOCKED_OR_DELETED,
  'visit.confirm': UNLESS_BLOCKED_OR_DELETED,
  'visit.move': UNLESS_BLOCKED_OR_DELETED,
  'visit.cancel': ALWAYS,
  // Deleting an account cancels its visits.
  'visit.file': inStates('yes', 'yes', 404),
  'eventConfirmation.confirm': ALWAYS,
  'eventConfirmation.submitStatement': UNLESS_DELETED,
};

export const outcomeOf = (operation: string, role: CallerRole, state: State): Outcome | undefined =>
  (role === 'user' ? undefined : OUTCOMES[operation]?.business?.[state]) ?? OUTCOMES[operation]?.[state];
