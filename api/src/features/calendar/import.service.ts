import { createHash } from 'node:crypto';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { conflict, violates } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import type { UploadedFile } from '../media/media.service.js';
import { lockListing } from '../listing/listing.service.js';
import { readCalendarFile } from './calendar-file.js';
import { IMPORTED_EVENTS_MAX } from './calendar.constants.js';
import { importRules, previewImportRules } from './calendar.rules.js';
import { planImport, type ImportPlan } from './import-plan.js';
import { applyPlan, calendarState, countImported } from './import.query.js';
import { t } from './messages.generated.js';
import type { ParsedEvent } from './parse-calendar.js';

/** What an import changes, or has changed. */
export interface CalendarImport extends Pick<ImportPlan, 'changes' | 'unchanged'> {
  /** Identifies these changes: the import fails if it would make other changes. */
  fingerprint: string;
}

const ownerImport = { allow: only('vendor', 'venue'), limit: 'calendarImport' } as const;

/**
 * Returns what importing a calendar file would change in the owner's calendar, without changing anything.
 * @throws AppError BAD_USER_INPUT if the file can't be imported
 */
export const previewCalendarImport = operation({
  ...ownerImport,
  name: 'calendar.previewImport',
  kind: 'read',
  input: previewImportRules,
  prepare: ({ ctx, input }) => readEvents(ctx, input.file),
  run: async ({ tx, viewer }, events) => presentPlan(await planFor(tx, viewer.id, events)),
});

/**
 * Imports a calendar file: adds, moves and removes offline bookings, all or nothing. Importing the same file again
 * changes nothing.
 * @throws AppError BAD_USER_INPUT if the file can't be imported, CONFLICT if it would make other changes than previewed
 */
export const importCalendar = operation({
  ...ownerImport,
  name: 'calendar.import',
  kind: 'write',
  input: importRules,
  prepare: ({ ctx, input }) => readEvents(ctx, input.file),
  async run({ tx, viewer, input }, events): Promise<CalendarImport> {
    await lockListing(tx, viewer.id);
    const plan = await planFor(tx, viewer.id, events);
    const presented = presentPlan(plan);
    if (presented.fingerprint !== input.fingerprint) throw conflict(t('importChanged'));
    await applyPlan(tx, viewer.id, plan).catch((error: unknown) => {
      throw violates(error, 'booking_daily_capacity') ? conflict(t('importChanged')) : error;
    });
    if ((await countImported(tx, viewer.id)) > IMPORTED_EVENTS_MAX) throw conflict(t('tooManyImported'));
    return presented;
  },
});

const readEvents = async ({ services }: Context, file: UploadedFile | Promise<UploadedFile>) =>
  readCalendarFile(await file, new URL(services.env.publicUrl).hostname);

async function planFor(tx: Tx, listingId: string, events: readonly ParsedEvent[]): Promise<ImportPlan> {
  const uids = events.map(({ uid }) => uid);
  return planImport(events, await calendarState(tx, listingId, uids), t('busyEvent'));
}

function presentPlan(plan: ImportPlan): CalendarImport {
  const { changes, unchanged, ...writes } = plan;
  const fingerprint = createHash('sha256').update(JSON.stringify(writes)).digest('base64url');
  return { changes, unchanged, fingerprint };
}
