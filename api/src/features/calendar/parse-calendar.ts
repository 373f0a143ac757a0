import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { groupBy } from '../../core/group-by.js';
import { withoutReordering } from '../../core/without-reordering.js';
import {
  CALENDAR_FILE_DAYS_MAX,
  CALENDAR_FILE_EVENTS_MAX,
  IMPORT_DAYS,
  IMPORTED_EVENT_DAYS_MAX,
} from './calendar.constants.js';
import { readTime } from './calendar-time.js';
import { eventOccurrences } from './event-occurrences.js';
import { DAY_MS, dayNumber, daysOf, dayText } from './indian-day.js';
import { isUnsupported, OccurrenceLimit } from './recurrence.js';

/** Why a file can't be imported. */
export type FileProblem =
  | { problem: 'notCalendar' | 'wrongEncoding' | 'tooManyDays' | 'noEvents' }
  | { problem: 'damaged'; detail: string }
  | { problem: 'tooManyEvents'; events: number };

/** Why an event of a file is skipped, whatever the calendar contains. */
export type EventProblem =
  'invalid' | 'transparent' | 'past' | 'too_far' | 'too_long' | 'unsupported_rule' | 'from_mandap';

/** An event of a calendar file: all its components with one UID. */
export interface ParsedEvent {
  uid: string;
  sequence: number;
  summary: string;
  /** The first day of the event or of its first component, `YYYY-MM-DD`; undefined if it has none. */
  day: string | undefined;
  isCancelled: boolean;
  problem?: EventProblem;
  /** The days that it takes within two years from today, in order, each once. */
  days: { day: string; summary: string }[];
}

const UID_MAX = 500;
const SUMMARY_MAX = 120;

// Accepts DTSTART:20270108 without VALUE=DATE, which some programs write.
ICAL.design.strict = false;

/**
 * Parses a calendar file and expands its events for two years from today. Takes seconds for the largest files, so it runs
 * in a thread; see calendar-file.ts.
 * @param today `YYYY-MM-DD`
 * @param host host of Mandap, whose own events are skipped
 */
export function parseCalendar(
  content: Uint8Array,
  today: string,
  host: string,
): { events: ParsedEvent[] } | FileProblem {
  const text = decode(content);
  if (text === undefined) return { problem: 'wrongEncoding' };
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) return { problem: 'notCalendar' };
  // Counted before parsing, which takes time for each of them.
  const count = text.match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0;
  if (count > CALENDAR_FILE_EVENTS_MAX) return { problem: 'tooManyEvents', events: count };
  if (count === 0) return { problem: 'noEvents' };
  const components = componentsOf(text);
  if (!Array.isArray(components)) return components;
  const limit = new OccurrenceLimit(4 * CALENDAR_FILE_DAYS_MAX);
  const first = dayNumber(today);
  const events: ParsedEvent[] = [];
  let days = 0;
  for (const [uid, group] of groupByUid(components)) {
    const event = parseEvent(uid, group, { first, last: first + IMPORT_DAYS - 1, host, limit });
    events.push(event);
    days += event.days.length;
    if (days > CALENDAR_FILE_DAYS_MAX || limit.isExceeded) return { problem: 'tooManyDays' };
  }
  return { events };
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
function decode(content: Uint8Array): string | undefined {
  const encoding =
    content[0] === 0xff && content[1] === 0xfe
      ? 'utf-16le'
      : content[0] === 0xfe && content[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  // Files of other kinds are not text; the caller recognizes them by their beginning.
  const isCalendar = /^(?:\ufeff|\s)*BEGIN:VCALENDAR/i.test(
    new TextDecoder(encoding).decode(content.subarray(0, 200)),
  );
  try {
    return new TextDecoder(encoding, { fatal: isCalendar }).decode(content);
  } catch {
    return undefined;
  }
}

function componentsOf(text: string): ICAL.Component[] | FileProblem {
  try {
    return parseComponents(text.trim());
  } catch {
    try {
      return parseComponents(withoutUnreadableLines(text.trim()));
    } catch (error) {
      return { problem: 'damaged', detail: cleanText(error instanceof Error ? error.message : '', 160) };
    }
  }
}

function parseComponents(text: string): ICAL.Component[] {
  // A file may contain several calendars; ical.js returns one, or a list.
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  return calendars.flatMap((each) => new ICAL.Component(each).getAllSubcomponents('vevent'));
}

/** Marks an event from which a line was removed. */
const UNREADABLE = 'x-mandap-unreadable';

/** Removes the lines of events that ical.js can't read, because it would refuse the whole file. */
function withoutUnreadableLines(text: string): string {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  let isInEvent = false;
  return lines
    .map((line) => {
      const [, edge, name] = /^(BEGIN|END):(.*)$/i.exec(line) ?? [];
      if (name?.trim().toUpperCase() === 'VEVENT') isInEvent = edge?.toUpperCase() === 'BEGIN';
      return !isInEvent || edge || line === '' || isReadable(line) ? line : `${UNREADABLE}:TRUE`;
    })
    .join('\r\n');
}

function isReadable(line: string): boolean {
  try {
    ICAL.parse.property(line);
    return true;
  } catch {
    return false;
  }
}

function groupByUid(components: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const unnamed = new Map<string, number>();
  return groupBy(components, (component) => {
    const uid = textOf(component, 'uid') || derivedUid(component, unnamed);
    return uid.length > UID_MAX || hasControl(uid) ? hash(uid) : uid;
  });
}

/**
 * Returns the UID of an event without one. It is the same in a later file, and differs between equal events of one file.
 * @param counts number of events so far, by content; increased
 */
function derivedUid(component: ICAL.Component, counts: Map<string, number>): string {
  const content = JSON.stringify([
    component.getFirstProperty('dtstart')?.toJSON() ?? null,
    textOf(component, 'summary'),
  ]);
  const count = counts.get(content) ?? 0;
  counts.set(content, count + 1);
  return hash(`${content} ${count}`);
}

const hash = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

interface Window {
  /** First and last day that are imported, as numbers of days since 1970. */
  first: number;
  last: number;
  host: string;
  limit: OccurrenceLimit;
}

function parseEvent(uid: string, components: readonly ICAL.Component[], window: Window): ParsedEvent {
  const sequence = Math.max(...components.map(sequenceOf));
  const masters = components.filter((each) => !each.hasProperty('recurrence-id'));
  // Of several versions in one file the highest counts.
  const master = masters.toSorted((one, other) => sequenceOf(one) - sequenceOf(other)).at(-1);
  const overrides = components.filter((each) => each.hasProperty('recurrence-id'));
  const leading = master ?? overrides[0];
  const event: ParsedEvent = {
    uid,
    sequence,
    summary: leading ? summaryOf(leading) : '',
    day: undefined,
    isCancelled: false,
    days: [],
  };
  if (!leading) return { ...event, problem: 'invalid' };
  if (uid.toLowerCase().endsWith(`@${window.host}`)) return { ...event, problem: 'from_mandap' };
  if (components.some((each) => each.hasProperty(UNREADABLE)))
    return { ...event, day: startDayOf(leading), problem: 'invalid' };
  try {
    return expand(event, master, overrides, window);
  } catch {
    return { ...event, problem: 'invalid', days: [] };
  }
}

function expand(
  event: ParsedEvent,
  master: ICAL.Component | undefined,
  overrides: readonly ICAL.Component[],
  { first, last, limit }: Window,
): ParsedEvent {
  const parts = [...(master ? [master] : []), ...overrides];
  if (isCancelled(master) || (!master && overrides.every(isCancelled)))
    return { ...event, isCancelled: true };
  if (parts.every((part) => isTransparent(part) || isCancelled(part)))
    return { ...event, problem: 'transparent' };
  if (master && isUnsupported(master)) return { ...event, problem: 'unsupported_rule' };
  if (overrides.some((each) => each.getFirstProperty('recurrence-id')?.getParameter('range')))
    return { ...event, problem: 'unsupported_rule' };
  const days = new Map<number, string>();
  let [isPast, isTooFar, earliest] = [false, false, Infinity];
  for (const { component, start, end, isAllDay } of eventOccurrences(master, overrides, {
    first,
    last,
    limit,
  })) {
    const taken = daysOf(start, end, isAllDay);
    earliest = Math.min(earliest, taken.first);
    if (taken.last - taken.first >= IMPORTED_EVENT_DAYS_MAX)
      return { ...event, day: dayText(taken.first), problem: 'too_long' };
    if (taken.last < first) isPast = true;
    if (taken.first > last) isTooFar = true;
    if (isTransparent(component) || isCancelled(component)) continue;
    for (let day = Math.max(taken.first, first); day <= Math.min(taken.last, last); day++)
      if (!days.has(day)) days.set(day, summaryOf(component));
  }
  const sorted = [...days].toSorted(([one], [other]) => one - other);
  // An event without occurrences is invalid, because its UNTIL is before its start, unless exceptions may have cancelled
  // all of them.
  const isEmptied = Number.isFinite(earliest) || overrides.length > 0 || master?.hasProperty('exdate');
  const problem = isTooFar ? 'too_far' : isPast ? 'past' : isEmptied ? undefined : 'invalid';
  return {
    ...event,
    day: Number.isFinite(earliest) ? dayText(earliest) : undefined,
    problem: sorted.length > 0 ? undefined : problem,
    days: sorted.map(([day, summary]) => ({ day: dayText(day), summary })),
  };
}

/** Returns the day on which an event starts; undefined if it has no valid start. */
function startDayOf(component: ICAL.Component): string | undefined {
  try {
    return dayText(Math.floor(readTime(component, 'dtstart').at / DAY_MS));
  } catch {
    return undefined;
  }
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

const isCancelled = (component: ICAL.Component | undefined): boolean =>
  component !== undefined && textOf(component, 'status').toUpperCase() === 'CANCELLED';

const isTransparent = (component: ICAL.Component): boolean =>
  textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';

const SEQUENCE_MAX = 2 ** 31 - 1;

function sequenceOf(component: ICAL.Component): number {
  const sequence = Number(textOf(component, 'sequence') || 0);
  return Number.isInteger(sequence) && sequence >= 0 ? Math.min(sequence, SEQUENCE_MAX) : 0;
}

const summaryOf = (component: ICAL.Component): string => cleanText(textOf(component, 'summary'), SUMMARY_MAX);

/** Control characters, which calendar files may contain. */
const CONTROL = /\p{Cc}+/gu;

const hasControl = (text: string): boolean => text.search(CONTROL) >= 0;

const cleanText = (text: string, max: number): string =>
  [...withoutReordering(text).replace(CONTROL, ' ').trim()].slice(0, max).join('').trim();
