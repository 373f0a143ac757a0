import { allColumnsOf, returning, select } from '../../core/columns.js';
import { conflict, notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { BlockedPeriod } from './blocked-period.entity.js';
import { BLOCKED_PERIODS_MAX } from './calendar.constants.js';
import {
  blockedPeriodRules,
  calendarDayRules,
  entryIdRules,
  updateBlockedPeriodRules,
} from './calendar.rules.js';
import { t } from './messages.generated.js';

const COLUMNS = allColumnsOf(BlockedPeriod);

const ownerWrite = { kind: 'write', allow: only('vendor', 'venue'), limit: 'write' } as const;

/** Returns the blocked periods that include a day of the owner’s calendar. Nobody else reads their notes. */
export const listBlockedPeriods = operation({
  name: 'calendar.listBlockedPeriods',
  kind: 'read',
  allow: only('vendor', 'venue'),
  input: calendarDayRules,
  run: ({ tx, viewer, input }) =>
    select(
      tx,
      COLUMNS,
      `FROM blocked_period WHERE listing_id = $1 AND last_day >= $2 AND first_day <= $2
       ORDER BY first_day, last_day, id LIMIT ${BLOCKED_PERIODS_MAX}`,
      [viewer.id, input.date],
    ),
});

/**
 * Blocks days of the owner's calendar. Bookings on these days stay.
 * @throws AppError CONFLICT when there are a thousand upcoming periods
 */
export const blockDays = operation({
  ...ownerWrite,
  name: 'calendar.blockDays',
  input: blockedPeriodRules,
  async run({ tx, viewer, input: { firstDay, lastDay, note } }): Promise<BlockedPeriod> {
    await lockListing(tx, viewer.id);
    const upcoming = await tx.sql(
      `SELECT FROM blocked_period WHERE listing_id = $1 AND last_day >= today_in_india() LIMIT ${BLOCKED_PERIODS_MAX}`,
      [viewer.id],
    );
    if (upcoming.length >= BLOCKED_PERIODS_MAX)
      throw conflict(t('tooManyBlockedPeriods', { max: BLOCKED_PERIODS_MAX }));
    const [blocked] = await returning(
      tx,
      COLUMNS,
      `INSERT INTO blocked_period (id, listing_id, first_day, last_day, note) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), viewer.id, firstDay, lastDay, note],
    );
    return requireFound(blocked);
  },
});

/** Replaces the days and the note of a blocked period. */
export const updateBlockedPeriod = operation({
  ...ownerWrite,
  name: 'calendar.updateBlockedPeriod',
  input: updateBlockedPeriodRules,
  async run({ tx, viewer, input: { id, firstDay, lastDay, note } }): Promise<BlockedPeriod> {
    await lockListing(tx, viewer.id);
    const [changed] = await returning(
      tx,
      COLUMNS,
      `UPDATE blocked_period SET first_day = $3, last_day = $4, note = $5 WHERE id = $1 AND listing_id = $2`,
      [id, viewer.id, firstDay, lastDay, note],
    );
    return requireFound(changed);
  },
});

/** Unblocks the days of a period, and returns it as it was. */
export const deleteBlockedPeriod = operation({
  ...ownerWrite,
  name: 'calendar.deleteBlockedPeriod',
  input: entryIdRules,
  async run({ tx, viewer, input: { id } }): Promise<BlockedPeriod> {
    await lockListing(tx, viewer.id);
    const [deleted] = await returning(
      tx,
      COLUMNS,
      `DELETE FROM blocked_period WHERE id = $1 AND listing_id = $2`,
      [id, viewer.id],
    );
    return requireFound(deleted);
  },
});

function requireFound(period: BlockedPeriod | undefined): BlockedPeriod {
  if (!period) throw notFound(t('blockedPeriodNotFound'));
  return period;
}
