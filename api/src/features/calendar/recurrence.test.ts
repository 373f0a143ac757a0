import { describe, expect, test } from '@jest/globals';
import { dayEvent, daysOf, eventsOf, icsEvent } from './calendar-file.factory.js';

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

describe('the times of a series are compared across time zones', () => {
  /** The days of a series from 1 to 4 February at 19:00 in a time zone, without those that the lines exclude. */
  const series = (start: Record<string, string>, more: Record<string, string | string[]>) =>
    daysOf(icsEvent({ UID: 'a', ...start, RRULE: 'FREQ=DAILY;COUNT=4', ...more }))?.map((day) =>
      Number(day.slice(-2)),
    );
  const INDIA = { 'DTSTART;TZID=Asia/Kolkata': '20270201T190000' };
  const UTC = { DTSTART: '20270201T133000Z' };
  const NEW_YORK = { 'DTSTART;TZID=America/New_York': '20270201T083000' };
  const UNKNOWN = { 'DTSTART;TZID=India Standard Time': '20270201T190000' };
  const FLOATING = { DTSTART: '20270201T190000' };
  const DAYS = { 'DTSTART;VALUE=DATE': '20270201' };

  test.each([
    ['the last start', INDIA, '20270203T133000Z'],
    ['the end of the day', INDIA, '20270203T182959Z'],
    ['a day', INDIA, '20270203'],
    ['a local time', INDIA, '20270203T190000'],
    ['the last start, in UTC', UTC, '20270203T133000Z'],
    ['a local time, in UTC', UTC, '20270203T133000'],
    ['a day, in UTC', UTC, '20270203'],
    ['the last start, in New York', NEW_YORK, '20270203T133000Z'],
    ['a local time, in New York', NEW_YORK, '20270203T083000'],
    ['the last start, in an unknown zone', UNKNOWN, '20270203T133000Z'],
    ['the last start, without a zone', FLOATING, '20270203T133000Z'],
    ['a day, for all-day events', DAYS, '20270203'],
    ['midnight in India, for all-day events', DAYS, '20270202T183000Z'],
    ['midnight in UTC, for all-day events', DAYS, '20270203T000000Z'],
    ['the end of the day in UTC, for all-day events', DAYS, '20270203T235959Z'],
    ['the end of the day in India, for all-day events', DAYS, '20270203T182959Z'],
  ])('UNTIL %s', (_, start, until) => {
    expect(series(start, { RRULE: `FREQ=DAILY;UNTIL=${until}` })).toEqual([1, 2, 3]);
  });

  test.each([
    ['in UTC', INDIA, { EXDATE: '20270202T133000Z' }],
    ['in UTC, among others', INDIA, { EXDATE: ['20270202T133000Z,20270205T133000Z', '20270220T133000Z'] }],
    ['in another zone', INDIA, { 'EXDATE;TZID=America/New_York': '20270202T083000' }],
    ['without a zone', INDIA, { EXDATE: '20270202T190000' }],
    ['as a day', INDIA, { 'EXDATE;VALUE=DATE': '20270202' }],
    ['in a zone, of a start in UTC', UTC, { 'EXDATE;TZID=Asia/Kolkata': '20270202T190000' }],
    ['without a zone, of a start in UTC', UTC, { EXDATE: '20270202T133000' }],
    ['in UTC, of a start in New York', NEW_YORK, { EXDATE: '20270202T133000Z' }],
    ['in India, of a start in New York', NEW_YORK, { 'EXDATE;TZID=Asia/Kolkata': '20270202T190000' }],
    ['in UTC, of a start in an unknown zone', UNKNOWN, { EXDATE: '20270202T133000Z' }],
    ['in UTC, of a start without a zone', FLOATING, { EXDATE: '20270202T133000Z' }],
    ['as midnight in India, of all-day events', DAYS, { EXDATE: '20270201T183000Z' }],
    ['as midnight in UTC, of all-day events', DAYS, { EXDATE: '20270202T000000Z' }],
    ['as a local midnight, of all-day events', DAYS, { 'EXDATE;TZID=Asia/Kolkata': '20270202T000000' }],
  ])('EXDATE %s', (_, start, more) => {
    expect(series(start, more)).toEqual([1, 3, 4]);
    const override = (name: string, value: string) =>
      icsEvent({
        UID: 'a',
        [name.replace('EXDATE', 'RECURRENCE-ID')]: value,
        ...start,
        STATUS: 'CANCELLED',
      });
    const [[name, value]] = Object.entries(more) as [[string, string | string[]]];
    if (typeof value !== 'string') return;
    const master = icsEvent({ UID: 'a', ...start, RRULE: 'FREQ=DAILY;COUNT=4' });
    expect(daysOf(master, override(name, value))).toEqual(['2027-02-01', '2027-02-03', '2027-02-04']);
  });

  test.each([
    ['in UTC', INDIA, { RDATE: '20270210T133000Z' }],
    ['in UTC late in the evening', INDIA, { RDATE: '20270209T183000Z' }],
    ['in another zone', UTC, { 'RDATE;TZID=Asia/Kolkata': '20270210T010000' }],
    ['as a period with a duration', INDIA, { 'RDATE;VALUE=PERIOD': '20270210T133000Z/PT2H' }],
    ['as a period with an end', UTC, { 'RDATE;VALUE=PERIOD': '20270210T133000Z/20270210T153000Z' }],
    ['as a local period', INDIA, { 'RDATE;VALUE=PERIOD;TZID=Asia/Kolkata': '20270210T100000/PT3H' }],
  ])('RDATE %s', (_, start, more) => {
    expect(series(start, more)).toEqual([1, 2, 3, 4, 10]);
  });

  test('a definition in the file counts for them too', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0800', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const event = (more: Record<string, string>) =>
      icsEvent({ UID: 'a', 'DTSTART;TZID=Ours': '20270201T053000', ...more });
    const days = ['2027-02-01', '2027-02-03'];
    const rule = { RRULE: 'FREQ=DAILY;UNTIL=20270203T133000Z' };
    expect(daysOf(zone, event({ ...rule, EXDATE: '20270202T133000Z' }))).toEqual(days);
    expect(daysOf(zone, event({ ...rule, 'EXDATE;TZID=Ours': '20270202T053000' }))).toEqual(days);
    expect(daysOf(zone, event({ ...rule, 'EXDATE;TZID=Asia/Kolkata': '20270202T190000' }))).toEqual(days);
  });

  test('periods have their own length, and the start is the first occurrence', () => {
    const event = icsEvent({
      UID: 'a',
      DTSTART: '20270201T100000',
      DURATION: 'PT1H',
      'RDATE;VALUE=PERIOD': '20270210T100000/20270211T180000',
    });
    expect(daysOf(event)).toEqual(['2027-02-01', '2027-02-10', '2027-02-11']);
  });
});

describe('days that don’t exist are left out', () => {
  test.each([
    ['2024-02-29', 'FREQ=YEARLY', ['2028-02-29']],
    ['2024-02-29', 'FREQ=YEARLY;COUNT=2', ['2028-02-29']],
    ['2027-01-01', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ['2027-01-01']],
    ['2027-02-28', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', ['2027-02-28', '2028-02-29']],
    ['2027-01-01', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-31', ['2027-01-01']],
    ['2027-01-31', 'FREQ=YEARLY;BYMONTH=1,4', ['2027-01-31', '2028-01-31']],
    [
      '2027-02-02',
      'FREQ=YEARLY;COUNT=4;BYMONTH=2,3;BYMONTHDAY=2,30',
      ['2027-02-02', '2027-03-02', '2027-03-30', '2028-02-02'],
    ],
    ['2027-01-31', 'FREQ=MONTHLY;COUNT=3', ['2027-01-31', '2027-03-31', '2027-05-31']],
    ['2027-01-31', 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=31', ['2027-01-31', '2027-03-31', '2027-05-31']],
    ['2027-01-30', 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=30', ['2027-01-30', '2027-03-30', '2027-04-30']],
  ])('%s %s', (day, rule, days) => {
    expect(daysOf(dayEvent('a', day, { RRULE: rule }))).toEqual(days);
  });
});

describe('rules are expanded as RFC 5545 defines them, after the start', () => {
  // The start and the days of python-dateutil: the first three of two years from 1 January 2027.
  test.each([
    [
      'a start after the last of its positions',
      '2027-02-27',
      'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['2027-02-27', '2027-03-31', '2027-04-30'],
    ],
    [
      'a start before it',
      '2027-02-01',
      'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['2027-02-01', '2027-02-26', '2027-03-31'],
    ],
    [
      'a start on another position',
      '2027-02-01',
      'MONTHLY;BYDAY=MO;BYSETPOS=2',
      ['2027-02-01', '2027-02-08', '2027-03-08'],
    ],
    [
      'a start after the first position',
      '2027-02-10',
      'MONTHLY;BYDAY=WE;BYSETPOS=1,3',
      ['2027-02-10', '2027-02-17', '2027-03-03'],
    ],
    [
      'a position among days of the month',
      '2027-02-28',
      'MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      ['2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    [
      'a position in a week',
      '2027-02-02',
      'WEEKLY;BYDAY=MO,TU;BYSETPOS=1',
      ['2027-02-02', '2027-02-08', '2027-02-15'],
    ],
    [
      'a position in a year',
      '2027-02-14',
      'YEARLY;BYMONTH=2,3;BYDAY=MO;BYSETPOS=1',
      ['2027-02-14', '2028-02-07'],
    ],
    [
      'the twentieth Monday of a year',
      '2027-02-14',
      'YEARLY;BYDAY=20MO',
      ['2027-02-14', '2027-05-17', '2028-05-15'],
    ],
    [
      'a start in another month',
      '2027-01-02',
      'MONTHLY;BYMONTH=6,11',
      ['2027-01-02', '2027-06-02', '2027-11-02'],
    ],
    [
      'a start in a month between',
      '2027-02-03',
      'MONTHLY;BYMONTH=7;BYDAY=TH',
      ['2027-02-03', '2027-07-01', '2027-07-08'],
    ],
    [
      'every third month, in May only',
      '2027-04-02',
      'MONTHLY;INTERVAL=3;BYMONTH=5;BYDAY=4SA',
      ['2027-04-02'],
    ],
    [
      'a start on another weekday',
      '2027-04-08',
      'DAILY;BYDAY=SU,FR',
      ['2027-04-08', '2027-04-09', '2027-04-11'],
    ],
    [
      'days of every month',
      '2027-09-11',
      'YEARLY;BYMONTHDAY=5,30',
      ['2027-09-11', '2027-09-30', '2027-10-05'],
    ],
    [
      'the last day of the month, by day',
      '2027-02-01',
      'DAILY;BYMONTHDAY=-1',
      ['2027-02-01', '2027-02-28', '2027-03-31'],
    ],
    [
      'weeks from Sunday',
      '2027-02-02',
      'WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU',
      ['2027-02-02', '2027-02-14', '2027-02-16'],
    ],
    [
      'weeks from Monday',
      '2027-02-02',
      'WEEKLY;INTERVAL=2;BYDAY=TU,SU',
      ['2027-02-02', '2027-02-07', '2027-02-16'],
    ],
    [
      'a counted start on another position',
      '2026-11-02',
      'MONTHLY;COUNT=4;BYDAY=MO;BYSETPOS=-1',
      ['2027-01-25'],
    ],
    [
      'days counted from the end of the year',
      '2027-02-01',
      'YEARLY;BYYEARDAY=-1,366',
      ['2027-02-01', '2027-12-31', '2028-12-31'],
    ],
  ])('%s', (_, day, rule, days) => {
    expect(daysOf(dayEvent('a', day, { RRULE: `FREQ=${rule}` }))?.slice(0, 3)).toEqual(days);
  });

  test('hours and minutes of a rule are its times of the day', () => {
    const event = icsEvent({
      UID: 'a',
      DTSTART: '20270213T150000Z',
      RRULE: 'FREQ=DAILY;COUNT=3;BYHOUR=15,20',
    });
    // 20:30 and 01:30 in India.
    expect(daysOf(event)).toEqual(['2027-02-13', '2027-02-14']);
  });
});

const NEVER_MATCHING = [
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ...['MONTHLY', 'YEARLY'].map((frequency) => `FREQ=${frequency};BYMONTH=2;BYMONTHDAY=30,-30`),
  'FREQ=DAILY;BYMONTHDAY=0',
  // None of the starts is a Friday.
  'FREQ=DAILY;INTERVAL=7;BYDAY=FR',
];

test.each(NEVER_MATCHING)('a rule that never matches has its start as the only occurrence: %s', (rule) => {
  expect(daysOf(dayEvent('a', '2027-02-14', { RRULE: rule }))).toEqual(['2027-02-14']);
});

test.each([
  ...NEVER_MATCHING.flatMap((rule): [string, string, string][] => [
    ['past', '2026-12-31', rule],
    ['too_far', '2029-01-02', rule],
  ]),
  ['past', '2020-01-01', 'FREQ=DAILY;UNTIL=20210101'],
  ['past', '2024-02-29', 'FREQ=YEARLY;BYMONTHDAY=29;UNTIL=20261130'],
  ['too_far', '2024-02-29', 'FREQ=YEARLY;INTERVAL=8'],
  ['invalid', '2027-02-14', 'FREQ=DAILY;UNTIL=20270213'],
])('a series without a day in two years is skipped: %s, %s %s', (problem, day, rule) => {
  expect(eventsOf(dayEvent('a', day, { RRULE: rule }))).toMatchObject([{ problem, days: [] }]);
});
