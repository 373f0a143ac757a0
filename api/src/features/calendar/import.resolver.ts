import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Payload, payload } from '../../core/payload.js';
import type { UploadedFile } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { IMPORT_CHANGES_SHOWN } from './calendar.constants.js';
import type { ImportAction, ImportChange, SkipReason } from './import-plan.js';
import { importCalendar, previewCalendarImport, type CalendarImport } from './import.service.js';

const ACTIONS = ['add', 'update', 'remove', 'skip'] as const satisfies readonly ImportAction[];

const ImportActionEnum = graphqlEnum(
  'CalendarImportAction',
  'What an import does with an event.',
  upperKeys(ACTIONS),
  (key) =>
    ({
      ADD: 'Adds an offline booking for each of its days.',
      UPDATE: 'Moves bookings to other days, or renames them.',
      REMOVE: 'Removes bookings that an earlier import added: the event was cancelled, moved or shortened.',
      SKIP: 'Changes nothing; see the reason.',
    })[key] ?? key,
);

const SKIP_REASONS = [
  ...(['invalid', 'transparent', 'past', 'too_far', 'too_long', 'unsupported_rule'] as const),
  ...(['from_mandap', 'older_version', 'day_taken'] as const),
] satisfies readonly SkipReason[];

const SkipReasonEnum = graphqlEnum(
  'CalendarImportSkipReason',
  'Why an import skips an event.',
  upperKeys(SKIP_REASONS),
  (key) =>
    ({
      INVALID: 'Its date, its rule (RRULE) or another of its lines is invalid.',
      TRANSPARENT: 'It is marked as free time (TRANSP:TRANSPARENT).',
      PAST: 'It is over.',
      TOO_FAR: 'It starts more than two years from today.',
      TOO_LONG: 'It lasts more than 62 days.',
      UNSUPPORTED_RULE:
        'It repeats every hour or more often, repeats by a rule that can’t be imported (such as one with BYWEEKNO), or overrides one occurrence and all later ones (RANGE=THISANDFUTURE).',
      FROM_MANDAP: 'It comes from Mandap.',
      OLDER_VERSION: 'A later version, with a higher SEQUENCE, was imported before.',
      DAY_TAKEN: 'The day is full or blocked.',
    })[key] ?? key,
);

@ObjectType('CalendarImportChange', { description: 'The planned change for one event.' })
class CalendarImportChangeType implements ImportChange {
  @Field(() => ImportActionEnum, { description: 'The planned action.' })
  action: ImportAction;

  @Field({ description: 'Name of the event; empty if it has none.' })
  summary: string;

  @Field(() => String, {
    nullable: true,
    description: 'First day that it changes or skips, YYYY-MM-DD; null if the event has none.',
  })
  firstDay?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last day that it changes or skips, YYYY-MM-DD; null if the event has none.',
  })
  lastDay?: string;

  @Field(() => Int, { description: 'Number of days that it changes, or skips because they are taken.' })
  days: number;

  @Field(() => String, {
    nullable: true,
    description: 'The day from which it moves a single booking, YYYY-MM-DD; null for other changes.',
  })
  previousDay?: string;

  @Field(() => SkipReasonEnum, { nullable: true, description: 'Why it is skipped; null for other actions.' })
  reason?: SkipReason;
}

@ObjectType({ description: 'The changes with one action.' })
class CalendarImportSection {
  @Field(() => ImportActionEnum, { description: 'The action of all these changes.' })
  action: ImportAction;

  @Field(() => Int, { description: 'Number of events.' })
  events: number;

  @Field(() => Int, { description: 'Number of days of these events.' })
  days: number;

  @Extensions({ rows: IMPORT_CHANGES_SHOWN })
  @Field(() => [CalendarImportChangeType], {
    description: `The first ${IMPORT_CHANGES_SHOWN} events, by day.`,
  })
  changes: ImportChange[];
}

@ObjectType('CalendarImport', { description: 'What an import of a calendar file changes.' })
class CalendarImportType {
  @Field({ description: 'Identifies these changes; `importCalendar` needs it.' })
  fingerprint: string;

  @Field(() => Int, { description: 'Number of events that are in the calendar already.' })
  unchanged: number;
}

@ObjectType({ description: 'Result of previewing or importing a calendar file.' })
class CalendarImportPayload extends Payload {
  @Field(() => CalendarImportType, {
    nullable: true,
    description: 'The changes; null if there was a problem.',
  })
  calendarImport?: CalendarImport;
}

const FILE = {
  description:
    'An iCalendar file (RFC 5545) in UTF-8, of at most 5 MB, with at most 1,000 events. Recurring events are imported for two years.',
};

@Resolver(() => CalendarImportType)
export class CalendarImportResolver {
  @FieldResolver(() => [CalendarImportSection], {
    description: 'The changes by kind; kinds without any are left out.',
  })
  @Extensions({ rows: ACTIONS.length })
  sections(@Root() { changes }: CalendarImport): CalendarImportSection[] {
    return ACTIONS.flatMap((action) => {
      const some = changes.filter((change) => change.action === action).toSorted(byDay);
      if (some.length === 0) return [];
      const days = some.reduce((sum, change) => sum + change.days, 0);
      return { action, events: some.length, days, changes: some.slice(0, IMPORT_CHANGES_SHOWN) };
    });
  }

  @Mutation(() => CalendarImportPayload, {
    description:
      "Reads a calendar file and returns what importing it would change in the current user's calendar. Changes nothing. For owners.",
  })
  previewCalendarImport(@Arg('file', () => Upload, FILE) file: Promise<UploadedFile>, @Ctx() ctx: Context) {
    return payload(async () => ({ calendarImport: await previewCalendarImport(ctx, { file }) }));
  }

  @Mutation(() => CalendarImportPayload, {
    description:
      'Imports a calendar file: an event takes one place on each of its days, as an offline booking. Importing a later version of the file updates these bookings. All or nothing. For owners.',
  })
  importCalendar(
    @Arg('file', () => Upload, FILE) file: Promise<UploadedFile>,
    @Arg('fingerprint', {
      description: 'The `fingerprint` of the preview. The import fails if it would make other changes.',
    })
    fingerprint: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ calendarImport: await importCalendar(ctx, { file, fingerprint }) }));
  }
}

const byDay = (one: ImportChange, other: ImportChange) =>
  (one.firstDay ?? '').localeCompare(other.firstDay ?? '') || one.summary.localeCompare(other.summary);
