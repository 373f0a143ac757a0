import { describe, expect, test } from '@jest/globals';
import { dayEvent, icsEvent, icsFile } from './calendar-file.factory.js';
import { parseCalendar } from './parse-calendar.js';

const TODAY = '2027-01-01';

const parse = (content: Uint8Array) => parseCalendar(content, TODAY, 'mandap.example');

function eventsOf(...parts: string[]) {
  const parsed = parse(icsFile(...parts));
  if ('problem' in parsed) throw new Error(JSON.stringify(parsed));
  return parsed.events;
}

/** Returns the days that the only event of a file takes. */
const daysOf = (...parts: string[]) => eventsOf(...parts)[0]?.days.map(({ day }) => day);

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

describe('recurrences', () => {
  test('are expanded for two years from today', () => {
    const weekly = daysOf(dayEvent('a', '2020-01-04', { RRULE: 'FREQ=WEEKLY;BYDAY=SA' }));
    expect(weekly?.slice(0, 2)).toEqual(['2027-01-02', '2027-01-09']);
    expect(weekly?.at(-1)).toBe('2028-12-30');
    expect(weekly).toHaveLength(105);
    const alternating = daysOf(dayEvent('a', '2020-01-04', { RRULE: 'FREQ=DAILY;INTERVAL=2' }));
    // 2,554 days after the first.
    expect(alternating?.slice(0, 2)).toEqual(['2027-01-01', '2027-01-03']);
    expect(daysOf(dayEvent('a', '2027-01-10', { RRULE: 'FREQ=DAILY;COUNT=3' }))).toEqual([
      ...['2027-01-10', '2027-01-11', '2027-01-12'],
    ]);
    expect(daysOf(dayEvent('a', '2026-12-30', { RRULE: 'FREQ=DAILY;COUNT=4' }))).toEqual([
      ...['2027-01-01', '2027-01-02'],
    ]);
    expect(daysOf(dayEvent('a', '2027-01-09', { RRULE: 'FREQ=MONTHLY;BYDAY=2SA;UNTIL=20270401' }))).toEqual([
      ...['2027-01-09', '2027-02-13', '2027-03-13'],
    ]);
  });

  test('have exceptions, additions, and occurrences that moved or were cancelled', () => {
    const master = dayEvent('a', '2027-02-01', {
      RRULE: 'FREQ=DAILY;COUNT=5',
      'EXDATE;VALUE=DATE': ['20270202'],
      'RDATE;VALUE=DATE': ['20270220'],
    });
    const override = (day: string, more: Record<string, string>) =>
      dayEvent('a', day, { 'RECURRENCE-ID;VALUE=DATE': day.replaceAll('-', ''), ...more });
    const moved = override('2027-02-03', { 'DTSTART;VALUE=DATE': '20270210', SUMMARY: 'Moved' });
    const [event] = eventsOf(master, moved, override('2027-02-04', { STATUS: 'CANCELLED' }));
    expect(event?.days).toEqual([
      { day: '2027-02-01', summary: 'a' },
      { day: '2027-02-05', summary: 'a' },
      { day: '2027-02-10', summary: 'Moved' },
      { day: '2027-02-20', summary: 'a' },
    ]);
  });

  test('of timed events match their exceptions in any time zone', () => {
    const event = icsEvent({
      UID: 'a',
      'DTSTART;TZID=Asia/Kolkata': '20270201T100000',
      RRULE: 'FREQ=DAILY;COUNT=3',
      'EXDATE;TZID=Asia/Kolkata': '20270202T100000',
    });
    expect(daysOf(event)).toEqual(['2027-02-01', '2027-02-03']);
  });
});

test.each([
  ['transparent', dayEvent('a', '2027-02-14', { TRANSP: 'TRANSPARENT' })],
  ['past', dayEvent('a', '2026-12-31')],
  ['past', dayEvent('a', '2020-12-31', { RRULE: 'FREQ=DAILY;COUNT=3' })],
  ['too_far', dayEvent('a', '2029-01-02')],
  ['too_long', dayEvent('a', '2027-02-14', { 'DTEND;VALUE=DATE': '20270701' })],
  ['too_frequent', dayEvent('a', '2027-02-14', { RRULE: 'FREQ=SECONDLY' })],
  ['too_frequent', dayEvent('a', '2027-02-14', { RRULE: 'FREQ=HOURLY' })],
  ['from_mandap', dayEvent('booking-1@Mandap.example', '2027-02-14')],
  ['invalid', icsEvent({ UID: 'a', SUMMARY: 'No date' })],
  ['invalid', dayEvent('a', '2027-02-14').replace('UID:a\r\n', '')],
  ['invalid', dayEvent('a'.repeat(501), '2027-02-14')],
])('an event is skipped: %s', (problem, event) => {
  expect(eventsOf(event)).toMatchObject([{ problem, days: [] }]);
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
    ['damaged', icsFile(dayEvent('a', '2027-02-14').replace('SUMMARY:a', 'no property'))],
    ['tooManyEvents', icsFile(...Array.from({ length: 1001 }, (_, i) => dayEvent(`${i}`, '2027-02-14')))],
    [
      'tooManyDays',
      icsFile(
        ...Array.from({ length: 8 }, (_, i) => dayEvent(`${i}`, '2027-02-14', { RRULE: 'FREQ=DAILY' })),
      ),
    ],
    ['tooManyDays', icsFile(dayEvent('a', '1800-01-01', { RRULE: 'FREQ=DAILY;COUNT=99999999' }))],
  ])('%s', (problem, file) => {
    expect(parse(file)).toMatchObject({ problem });
  });

  test('except in UTF-16 or with a byte order mark', () => {
    const text = icsFile(dayEvent('Café', '2027-02-14')).toString();
    for (const file of [Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(`\ufeff${text}`)])
      expect(parse(file)).toMatchObject({ events: [{ summary: 'Café' }] });
  });
});

test('summaries have no control characters, and sequences are numbers', () => {
  const [event] = eventsOf(dayEvent('a', '2027-02-14', { SUMMARY: 'Haldi\\n\\, at  home', SEQUENCE: '4' }));
  expect(event).toMatchObject({ summary: 'Haldi , at  home', sequence: 4 });
  expect(eventsOf(dayEvent('a', '2027-02-14', { SUMMARY: 'Haldi\u0085\u009fat home' }))).toMatchObject([
    { summary: 'Haldi at home' },
  ]);
  expect(eventsOf(dayEvent('a', '2027-02-14', { SEQUENCE: '-1' }))).toMatchObject([{ sequence: 0 }]);
});
