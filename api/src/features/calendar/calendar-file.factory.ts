import { parseCalendar, type ParsedEvent } from './parse-calendar.js';

type Lines = Record<string, string | readonly string[] | undefined>;

/** Renders an event: a property for each entry, such as `'DTSTART;VALUE=DATE': '20270214'`. */
export const icsEvent = (properties: Lines): string =>
  [
    'BEGIN:VEVENT',
    ...Object.entries(properties).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => `${name}:${value}`),
    ),
    'END:VEVENT',
  ].join('\r\n');

/** Renders a calendar file. */
export const icsFile = (...parts: string[]): Buffer =>
  Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n'),
  );

/** `2027-02-14` -> `20270214`. */
export const icsDay = (day: string): string => day.replaceAll('-', '');

/** A file with one all-day event. */
export const dayEvent = (uid: string, day: string, more: Lines = {}): string =>
  icsEvent({
    UID: uid,
    DTSTAMP: '20260101T000000Z',
    'DTSTART;VALUE=DATE': icsDay(day),
    SUMMARY: uid,
    ...more,
  });

/** Parses a file on 1 January 2027. */
export const parseFile = (content: Uint8Array) => parseCalendar(content, '2027-01-01', 'mandap.example');

/** Returns the events of a file, read on 1 January 2027. */
export function eventsOf(...parts: string[]): ParsedEvent[] {
  const parsed = parseFile(icsFile(...parts));
  if ('problem' in parsed) throw new Error(JSON.stringify(parsed));
  return parsed.events;
}

/** Returns the days that the only event of a file takes. */
export const daysOf = (...parts: string[]): string[] | undefined =>
  eventsOf(...parts)[0]?.days.map(({ day }) => day);
