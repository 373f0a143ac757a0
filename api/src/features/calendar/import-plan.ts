import { groupBy } from '../../core/group-by.js';
import type { EventProblem, ParsedEvent } from './parse-calendar.js';

/** An offline booking that an earlier import added, today or later. */
export interface ImportedDay {
  id: string;
  uid: string | null;
  day: string;
  name: string;
}

/** What an import is compared with. */
export interface CalendarState {
  dailyCapacity: number;
  /** Events of earlier imports in this file, by UID, with their highest SEQUENCE. */
  sequences: ReadonlyMap<string, number>;
  imported: readonly ImportedDay[];
  /** Approved and offline bookings of each day, including imported ones. */
  taken: ReadonlyMap<string, number>;
  blocked: ReadonlySet<string>;
}

export type SkipReason = EventProblem | 'older_version' | 'day_taken';

export type ImportAction = 'add' | 'update' | 'remove' | 'skip';

/** What an import does with one event. */
export interface ImportChange {
  action: ImportAction;
  /** Name of the event; empty if it has none. */
  summary: string;
  /** First and last day that change; undefined for an event without any. */
  firstDay?: string;
  lastDay?: string;
  /** Number of days that change. */
  days: number;
  /** The day from which a booking moves, if it is only one. */
  previousDay?: string;
  reason?: SkipReason;
}

/** Bookings to write. */
export interface ImportPlan {
  changes: ImportChange[];
  /** Number of events that are in the calendar already. */
  unchanged: number;
  added: { uid: string; day: string; name: string }[];
  /** Bookings that move to another day or get another name. */
  moved: { id: string; day: string; name: string }[];
  renamed: { id: string; name: string }[];
  removed: string[];
  /** Events whose SEQUENCE has to be stored. */
  sequences: { uid: string; sequence: number }[];
}

/** Problems of events whose days are removed if an earlier import has added them. */
const REMOVES: readonly (EventProblem | undefined)[] = [undefined, 'transparent', 'past', 'too_far'];

/**
 * Compares a calendar file with a calendar. An event takes one place on each of its days that has one left; days that
 * other events of the file leave are free first.
 * @param busy name of events without one
 */
export function planImport(events: readonly ParsedEvent[], state: CalendarState, busy: string): ImportPlan {
  const plan: ImportPlan = {
    changes: [],
    unchanged: 0,
    added: [],
    moved: [],
    renamed: [],
    removed: [],
    sequences: [],
  };
  const importedOf = groupBy(state.imported, ({ uid }) => uid);
  const taken = new Map(state.taken);
  const count = (day: string, places: number) => taken.set(day, (taken.get(day) ?? 0) + places);
  const hasPlace = (day: string) => !state.blocked.has(day) && (taken.get(day) ?? 0) < state.dailyCapacity;

  const current = events.filter((event) => {
    const { uid, sequence, problem } = event;
    const known = state.sequences.get(uid);
    if (!REMOVES.includes(problem)) return skip(event, problem);
    if (known !== undefined && sequence < known) return skip(event, 'older_version');
    if (known === undefined && event.isCancelled) return skip(event, undefined);
    // All its days are cancelled.
    if (known === undefined && event.days.length === 0) return skip(event, problem);
    if (problem && !importedOf.has(uid)) return skip(event, problem);
    return true;
  });
  function skip({ summary, day }: ParsedEvent, reason: SkipReason | undefined): false {
    if (reason)
      plan.changes.push({
        action: 'skip',
        summary,
        days: 0,
        reason,
        ...(day && { firstDay: day, lastDay: day }),
      });
    else plan.unchanged++;
    return false;
  }

  const compared = current.map((event) => {
    const compares = compareDays(importedOf.get(event.uid) ?? [], event.isCancelled ? [] : event.days);
    for (const { day } of compares.left) count(day, -1);
    return { event, ...compares };
  });
  for (const { event, kept, left, wanted } of compared) {
    const free = wanted.filter(({ day }) => {
      if (!hasPlace(day)) return false;
      count(day, 1);
      return true;
    });
    const full = wanted.filter((each) => !free.includes(each));
    const name = (summary: string) => summary || busy;
    const renamed = kept.filter(({ booking, summary }) => booking.name !== name(summary));
    const moved = free.slice(0, left.length).map(({ day, summary }, index) => {
      const from = left[index] as ImportedDay;
      return { id: from.id, from: from.day, day, name: name(summary) };
    });
    const added = free
      .slice(moved.length)
      .map(({ day, summary }) => ({ uid: event.uid, day, name: name(summary) }));
    const removed = left.slice(moved.length);

    plan.renamed.push(...renamed.map(({ booking, summary }) => ({ id: booking.id, name: name(summary) })));
    plan.moved.push(...moved.map(({ id, day, name: newName }) => ({ id, day, name: newName })));
    plan.added.push(...added);
    plan.removed.push(...removed.map(({ id }) => id));
    if (
      event.sequence !== state.sequences.get(event.uid) &&
      (event.days.length || state.sequences.has(event.uid))
    )
      plan.sequences.push({ uid: event.uid, sequence: event.sequence });

    const change = (action: ImportAction, days: readonly string[], more: Partial<ImportChange> = {}) => {
      if (days.length > 0)
        plan.changes.push({
          action,
          summary: event.summary || (removed[0]?.name ?? ''),
          firstDay: days[0],
          lastDay: days.at(-1),
          days: days.length,
          ...more,
        });
    };
    const daysOf = (some: readonly { day: string }[]) => some.map(({ day }) => day);
    change('add', daysOf(added));
    const updated = [...daysOf(moved), ...renamed.map(({ booking }) => booking.day)].toSorted();
    change(
      'update',
      updated,
      moved.length === 1 && updated.length === 1 ? { previousDay: moved[0]?.from } : {},
    );
    change('remove', daysOf(removed));
    change('skip', daysOf(full), { reason: 'day_taken' });
    if (free.length + full.length + left.length + renamed.length === 0) plan.unchanged++;
  }
  return plan;
}

/** Returns the bookings that stay on their days, those that leave them, and the days without a booking yet. */
function compareDays(imported: readonly ImportedDay[], days: ParsedEvent['days']) {
  const missing = new Map(days.map((each) => [each.day, each]));
  const kept: { booking: ImportedDay; summary: string }[] = [];
  const left: ImportedDay[] = [];
  for (const booking of imported) {
    const found = missing.get(booking.day);
    if (found) kept.push({ booking, summary: found.summary });
    else left.push(booking);
    missing.delete(booking.day);
  }
  return { kept, left, wanted: [...missing.values()] };
}
