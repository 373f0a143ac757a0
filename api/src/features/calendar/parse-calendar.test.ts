import { describe, expect, test } from '@jest/globals';
import { dayEvent, daysOf, eventsOf, icsEvent, icsFile, parseFile } from './calendar-file.factory.js';

/** An event with times such as `20270213T200000`, or `America/New_York:20270213T200000`. */
function timed(start: string, end: string): string {
  const time = (name: string, value: string) => {
    const [at = '', zone] = value.split(':').toReversed();
    return { [zone ? `${name};TZID=${zone}` : name]: at };
  };
  return icsEvent({
    UID: 'a',
    SUMMARY: 'Sangeet',
    ...time('DTSTART', start),
    ...(end && time('DTEND', end)),
  });
}

describe('the days of an event in India', () => {
  test.each([
    ['UTC, the next day in India', '20270213T200000Z', '20270213T220000Z', ['2027-02-14']],
    ['UTC, the same day in India', '20270213T180000Z', '20270213T181500Z', ['2027-02-13']],
    ['no time zone is India', '20270213T233000', '20270214T010000', ['2027-02-13']],
    ['a night until six belongs to the evening', '20270213T190000', '20270214T060000', ['2027-02-13']],
    [
      'a morning after six is another day',
      '20270213T190000',
      '20270214T110000',
      ['2027-02-13', '2027-02-14'],
    ],
    ['an event before six', '20270213T043000', '20270213T053000', ['2027-02-13']],
    [
      'New York, without a definition',
      'America/New_York:20270213T150000',
      'America/New_York:20270213T160000',
      ['2027-02-14'],
    ],
    [
      'India, without a definition',
      'Asia/Kolkata:20270213T100000',
      'Asia/Kolkata:20270213T160000',
      ['2027-02-13'],
    ],
    ['an unknown zone is India', 'Nowhere:20270213T200000', 'Nowhere:20270213T220000', ['2027-02-13']],
    ['no end', '20270213T200000', '', ['2027-02-13']],
    ['an end before the start', '20270213T200000', '20270210T200000', ['2027-02-13']],
  ])('%s', (_, start, end, days) => {
    expect(daysOf(timed(start, end))).toEqual(days);
  });

  test('are those of the definition of its time zone in the file', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0800', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    expect(daysOf(zone, timed('Ours:20270213T120000', 'Ours:20270213T130000'))).toEqual(['2027-02-14']);
  });

  test('of whole days end before DTEND, and may be given as a duration', () => {
    const end = { 'DTEND;VALUE=DATE': '20270216' };
    expect(daysOf(dayEvent('a', '2027-02-14', end))).toEqual(['2027-02-14', '2027-02-15']);
    expect(daysOf(dayEvent('a', '2027-02-14'))).toEqual(['2027-02-14']);
    expect(daysOf(dayEvent('a', '2027-02-14', { DURATION: 'P3D' }))).toHaveLength(3);
  });
});

describe('an event without a valid UID gets one', () => {
  const noUid = (day: string, more = {}) => dayEvent('', day, { SUMMARY: 'Haldi', ...more });

  test('that is the same in every file, and differs between events', () => {
    const first = eventsOf(noUid('2027-02-14'), noUid('2027-02-15'), noUid('2027-02-14'));
    const again = eventsOf(
      noUid('2027-02-15', { LOCATION: 'Terrace' }),
      noUid('2027-02-14'),
      noUid('2027-02-14'),
    );
    expect(first.map(({ days }) => days[0]?.day)).toEqual(['2027-02-14', '2027-02-15', '2027-02-14']);
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(3);
    expect(again.map(({ uid }) => uid)).toEqual([1, 0, 2].map((index) => first[index]?.uid));
  });

  test.each(['a'.repeat(501), 'a\u0085b'])(
    'instead of one that is too long or has control characters',
    (uid) => {
      const day = dayEvent(uid, '2027-02-14', { RRULE: 'FREQ=DAILY;COUNT=2' });
      const [event] = eventsOf(day, dayEvent(uid, '2027-02-20', { 'RECURRENCE-ID;VALUE=DATE': '20270215' }));
      expect(event?.uid.length).toBeLessThan(100);
      expect(event?.days.map(({ day: one }) => one)).toEqual(['2027-02-14', '2027-02-20']);
    },
  );
});

test('a date may lack VALUE=DATE', () => {
  const event = icsEvent({ UID: 'a', DTSTART: '20270214', RRULE: 'FREQ=DAILY;COUNT=3', EXDATE: '20270215' });
  expect(daysOf(event)).toEqual(['2027-02-14', '2027-02-16']);
  expect(daysOf(icsEvent({ UID: 'a', DTSTART: '20270214', DTEND: '20270216' }))).toHaveLength(2);
});

test.each([
  ['transparent', dayEvent('a', '2027-02-14', { TRANSP: 'TRANSPARENT' })],
  ['past', dayEvent('a', '2026-12-31')],
  ['past', dayEvent('a', '2020-12-31', { RRULE: 'FREQ=DAILY;COUNT=3' })],
  ['too_far', dayEvent('a', '2029-01-02')],
  ['too_long', dayEvent('a', '2027-02-14', { 'DTEND;VALUE=DATE': '20270701' })],
  ['unsupported_rule', dayEvent('a', '2027-02-14', { RRULE: 'FREQ=SECONDLY' })],
  ['unsupported_rule', dayEvent('a', '2027-02-14', { RRULE: 'FREQ=HOURLY' })],
  ...[
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    'FREQ=DAILY;BYDAY=2MO',
    'FREQ=DAILY;BYDAY=+MO',
    'FREQ=WEEKLY;BYDAY=MO,2TU',
    'FREQ=DAILY;BYHOUR=9,12;BYSETPOS=1',
  ].map((rule): [string, string] => ['unsupported_rule', dayEvent('a', '2027-02-14', { RRULE: rule })]),
  ['from_mandap', dayEvent('booking-1@Mandap.example', '2027-02-14')],
  ['invalid', icsEvent({ UID: 'a', SUMMARY: 'No date' })],
  ['invalid', dayEvent('a', '2027-02-31')],
  ['invalid', dayEvent('a', '2027-02-29')],
  ['invalid', dayEvent('a', '2027-13-01')],
  ['invalid', dayEvent('a', '2027-02-14', { 'DTEND;VALUE=DATE': '20270231' })],
  ['invalid', dayEvent('a', '2027-02-14', { RRULE: 'FREQ=DAILY;UNTIL=20270231' })],
  ['invalid', dayEvent('a', '2027-02-14', { RRULE: 'FREQ=DAILY', 'EXDATE;VALUE=DATE': '20270231' })],
  [undefined, dayEvent('a', '2027-02-14', { 'EXDATE;VALUE=DATE': '20270214' })],
  [
    undefined,
    dayEvent('a', '2027-02-14', {
      RRULE: 'FREQ=DAILY;COUNT=2',
      'EXDATE;VALUE=DATE': '20270214,20270215',
    }),
  ],
  ['invalid', timed('20270231T190000', '')],
  ['invalid', timed('20270214T990000', '')],
  ['invalid', timed('20270214T196000Z', '')],
])('an event is skipped: %s', (problem, event) => {
  expect(eventsOf(event)).toMatchObject([{ problem, days: [] }]);
});

describe('an event with a line that can’t be read is skipped, not its file', () => {
  const ruled = (rule: string) => dayEvent('b', '2027-02-15', { RRULE: rule });

  test.each([
    ['a frequency', ruled('FREQ=FORTNIGHTLY')],
    ['a weekday', ruled('FREQ=WEEKLY;BYDAY=XX')],
    ['an empty part', ruled('FREQ=WEEKLY;BYDAY')],
    ['a number', ruled('FREQ=DAILY;COUNT=many')],
    ['a folded line', ruled('FREQ=WEEKLY;BYDAY=MO,\r\n XX')],
    ['a line without a name', dayEvent('b', '2027-02-15').replace('SUMMARY:b', 'SUMMARY:b\r\nSecond line')],
    ['a parameter', dayEvent('b', '2027-02-15', { 'LOCATION;X="unclosed': 'Terrace' })],
    ['lines without carriage returns', ruled('FREQ=NEVER').replaceAll('\r', '')],
    [
      'lower case',
      ruled('FREQ=NEVER').replace('BEGIN:VEVENT', 'begin:vevent').replace('END:VEVENT', 'end:vevent'),
    ],
  ])('%s', (_, damaged) => {
    expect(eventsOf(dayEvent('a', '2027-02-14'), damaged, dayEvent('c', '2027-02-16'))).toMatchObject([
      { uid: 'a', days: [{ day: '2027-02-14' }] },
      { uid: 'b', summary: 'b', day: '2027-02-15', problem: 'invalid', days: [] },
      { uid: 'c', days: [{ day: '2027-02-16' }] },
    ]);
  });

  test('also if only an occurrence of it can’t be read', () => {
    const occurrence = dayEvent('a', '2027-02-15', {
      'RECURRENCE-ID;VALUE=DATE': '20270215',
      RRULE: 'FREQ=NEVER',
    });
    expect(eventsOf(dayEvent('a', '2027-02-14', { RRULE: 'FREQ=DAILY;COUNT=3' }), occurrence)).toMatchObject([
      { uid: 'a', day: '2027-02-14', problem: 'invalid', days: [] },
    ]);
  });

  test('and has no day if its date can’t be read', () => {
    const event = dayEvent('b', '2027-02-31', { RRULE: 'FREQ=NEVER' });
    expect(eventsOf(event)).toMatchObject([{ uid: 'b', day: undefined, problem: 'invalid' }]);
  });
});

describe('a file is refused', () => {
  test.each([
    ['notCalendar', Buffer.from('%PDF-1.4\n1 0 obj\n\xff', 'latin1')],
    ['notCalendar', Buffer.alloc(0)],
    ['noEvents', icsFile()],
    [
      'wrongEncoding',
      Buffer.concat(
        [icsFile(dayEvent('Café', '2027-02-14'))].map((file) => Buffer.from(file.toString(), 'latin1')),
      ),
    ],
    ['damaged', icsFile(dayEvent('a', '2027-02-14')).subarray(0, -20)],
    ['damaged', icsFile('no property', dayEvent('a', '2027-02-14'))],
    [
      'damaged',
      icsFile(
        ...['BEGIN:VTIMEZONE', 'BEGIN:STANDARD', 'RRULE:FREQ=NEVER', 'END:STANDARD', 'END:VTIMEZONE'],
        dayEvent('a', '2027-02-14', { RRULE: 'FREQ=NEVER' }),
      ),
    ],
    ['tooManyEvents', icsFile(...Array.from({ length: 1001 }, (_, i) => dayEvent(`${i}`, '2027-02-14')))],
    [
      'tooManyDays',
      icsFile(
        ...Array.from({ length: 8 }, (_, i) => dayEvent(`${i}`, '2027-02-14', { RRULE: 'FREQ=DAILY' })),
      ),
    ],
    ['tooManyDays', icsFile(dayEvent('a', '1800-01-01', { RRULE: 'FREQ=DAILY;COUNT=99999999' }))],
  ])('%s', (problem, file) => {
    expect(parseFile(file)).toMatchObject({ problem });
  });

  test('except in UTF-16 or with a byte order mark', () => {
    const text = icsFile(dayEvent('Café', '2027-02-14')).toString();
    for (const file of [Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(`\ufeff${text}`)])
      expect(parseFile(file)).toMatchObject({ events: [{ summary: 'Café' }] });
  });
});

test.each([
  [1000, 'FREQ=YEARLY', 2],
  [500, 'FREQ=YEARLY;COUNT=60', 2],
  [1000, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 0],
])('a file may contain %i events with %s', (length, RRULE, days) => {
  const events = eventsOf(...Array.from({ length }, (_, i) => dayEvent(`${i}`, '2001-02-14', { RRULE })));
  expect(new Set(events.map((event) => event.days.length))).toEqual(new Set([days]));
});

test('summaries have no control characters, and sequences are numbers', () => {
  const [event] = eventsOf(dayEvent('a', '2027-02-14', { SUMMARY: 'Haldi\\n\\, at  home', SEQUENCE: '4' }));
  expect(event).toMatchObject({ summary: 'Haldi , at  home', sequence: 4 });
  expect(eventsOf(dayEvent('a', '2027-02-14', { SUMMARY: 'Haldi\u0085\u009fat home' }))).toMatchObject([
    { summary: 'Haldi at home' },
  ]);
  expect(eventsOf(dayEvent('a', '2027-02-14', { SUMMARY: '\u202EamrahS\u202C' }))).toMatchObject([
    { summary: 'amrahS' },
  ]);
  expect(eventsOf(dayEvent('a', '2027-02-14', { SEQUENCE: '-1' }))).toMatchObject([{ sequence: 0 }]);
});
