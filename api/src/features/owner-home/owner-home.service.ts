import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { conflict } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { countInboxFilters } from '../inbox/inbox.query.js';
import { CHECKLIST, type ChecklistItemName } from './owner-home.constants.js';
import {
  guestsRequested,
  selectAgenda,
  selectCompletion,
  selectStatistics,
  type Completion,
} from './owner-home.query.js';
import { t } from './messages.generated.js';

const ownerRead = { kind: 'read', allow: only('vendor', 'venue'), input: object({}) } as const;

/** What the current user's business has to do. */
export interface OwnerWork {
  needsAnswer: number;
  waitingLong: number;
  quoteAccepted: number;
  nearlyFull: number;
  tooManyGuests: number;
  /** The most guests that are requested beyond the venue's capacity; null without such an enquiry. */
  mostGuests: number | null;
  maxGuests: number | null;
}

/** Counts what the current user's business has to do, as the inbox's filters of the same names do. */
export const ownerWork = operation({
  ...ownerRead,
  name: 'ownerHome.work',
  async run({ tx, viewer }): Promise<OwnerWork> {
    const counts = await countInboxFilters(tx, viewer.id, {});
    return {
      needsAnswer: counts.NEEDS_ANSWER,
      waitingLong: counts.WAITING_LONG,
      quoteAccepted: counts.QUOTE_ACCEPTED,
      nearlyFull: counts.NEARLY_FULL,
      tooManyGuests: counts.TOO_MANY_GUESTS,
      ...(await guestsRequested(tx, viewer.id)),
    };
  },
});

/** Returns events and visits of the next seven days. */
export const ownerAgenda = operation({
  ...ownerRead,
  name: 'ownerHome.agenda',
  run: ({ tx, viewer }) => selectAgenda(tx, viewer.id),
});

/** Returns the figures of the last 90 days by week. */
export const ownerStatistics = operation({
  ...ownerRead,
  name: 'ownerHome.statistics',
  run: ({ tx, viewer }) => selectStatistics(tx, viewer.id),
});

export interface ChecklistItem {
  item: ChecklistItemName;
  isDone: boolean;
  /** Whether a listing needs it to be approved. */
  isRequired: boolean;
}

/** Returns the checklist of a new business; null once it is complete, or dismissed with only optional items left. */
export const ownerChecklist = operation({
  ...ownerRead,
  name: 'ownerHome.checklist',
  run: ({ tx, viewer }) => checklistOf(tx, viewer.id),
});

async function checklistOf(tx: Tx, listingId: string): Promise<ChecklistItem[] | null> {
  const completion = await selectCompletion(tx, listingId);
  if (!completion) return null;
  const items = itemsOf(completion);
  if (items.every(({ isDone }) => isDone)) return null;
  return completion.dismissed && isApprovable(items) ? null : items;
}

const itemsOf = (completion: Completion): ChecklistItem[] =>
  (Object.keys(CHECKLIST) as ChecklistItemName[]).map((item) => ({
    item,
    isDone: completion[item],
    isRequired: CHECKLIST[item],
  }));

const isApprovable = (items: readonly ChecklistItem[]): boolean =>
  items.every(({ isDone, isRequired }) => isDone || !isRequired);

/**
 * Dismisses the checklist. Idempotent.
 * @throws AppError CONFLICT while required items are left
 */
export const dismissChecklist = operation({
  name: 'ownerHome.dismissChecklist',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'write',
  input: object({}),
  async run({ tx, viewer }): Promise<ChecklistItem[] | null> {
    const items = await checklistOf(tx, viewer.id);
    if (!items) return null;
    if (!isApprovable(items)) throw conflict(t('requiredMissing'));
    await tx.sql(`INSERT INTO dismissed_checklist (listing_id) VALUES ($1) ON CONFLICT DO NOTHING`, [
      viewer.id,
    ]);
    return null;
  },
});
