import { describe, expect, test } from '@jest/globals';
import { collectInto, collectReads, recordReads, recordStatement, reading } from './reads.js';

const TABLES = new Set(['listing', 'review', 'booking']);
const note = (text: string) => recordStatement(text, TABLES);
const tagsOf = async (work: () => unknown) => [...(await collectReads(async () => work())).tags].sort();

describe('a statement', () => {
  test.each([
    ['SELECT id FROM listing l, review WHERE l.id = listing_id', ['listing', 'review']],
    ['SELECT (SELECT max(event_date) FROM "booking" b) FROM unnest($1)', ['booking']],
    ['SELECT 1', []],
    ['SELECT FROM booking WHERE event_date >= today_in_india()', ['booking', 'day']],
  ])('%s reads %j', async (text, tags) => {
    expect(await tagsOf(() => note(text))).toEqual(tags);
    expect(await tagsOf(() => note(text))).toEqual(tags);
  });

  test('with finer tags records those instead of its tables, but still the day', async () => {
    const read = () => reading(['listing:1'], () => note('SELECT today_in_india() FROM listing'));
    expect(await tagsOf(read)).toEqual(['day', 'listing:1']);
    expect(await tagsOf(() => (read(), note('SELECT FROM review')))).toEqual(['day', 'listing:1', 'review']);
  });

  test('is recorded in all enclosing scopes', async () => {
    const outer = await tagsOf(async () => {
      recordReads(['city']);
      expect(await tagsOf(() => note('SELECT FROM review'))).toEqual(['review']);
    });
    expect(outer).toEqual(['city', 'review']);
  });

  test('outside a scope is not recorded', () => {
    expect(() => (note('SELECT FROM listing'), recordReads(['listing']))).not.toThrow();
    expect(reading(['listing:1'], () => 'result')).toBe('result');
  });
});

test('that a callback starts is recorded, even later', async () => {
  const tags = new Set<string>();
  await new Promise<void>((resolve) =>
    collectInto(tags, () =>
      setTimeout(() => {
        note('SELECT FROM review');
        resolve();
      }),
    ),
  );
  expect([...tags]).toEqual(['review']);
});
