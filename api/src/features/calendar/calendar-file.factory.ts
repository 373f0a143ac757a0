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
