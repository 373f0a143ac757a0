import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeChanges } from './changes.js';

const setTime = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));

beforeEach(() => void setTime('2027-02-14T12:00:00+05:30'));
afterEach(() => void jest.restoreAllMocks());

describe('cached data', () => {
  test('is fresh until one of its tags is announced', () => {
    const changes = makeChanges();
    const read = changes.position();
    changes.announce('blog listing:2');
    expect(changes.freshness(read, ['listing:1', 'list:venue'])).toBe('fresh');
    changes.announce('listing listing:1');
    expect(changes.freshness(read, ['listing:1', 'list:venue'])).toBe('invalid');
    expect(changes.freshness(changes.position(), ['listing:1'])).toBe('fresh');
  });

  test('is stale if only the members or the order of its lists have changed', () => {
    const changes = makeChanges();
    const read = changes.position();
    changes.announce('listing:9 list:venue list:venue@udaipur');
    expect(changes.freshness(read, ['listing:1', 'list:venue@udaipur'])).toBe('outdated');
    expect(changes.freshness(read, ['listing:9', 'list:venue@udaipur'])).toBe('invalid');
    expect(changes.freshness(read, ['list:venue@jaipur'])).toBe('fresh');
  });

  test('is invalid once everything has been announced', () => {
    const changes = makeChanges();
    const read = changes.position();
    changes.announce('*');
    expect(changes.freshness(read, [])).toBe('invalid');
  });

  test('is invalid if it is older than a change whose record has been dropped', () => {
    const changes = makeChanges(2);
    const early = changes.position();
    changes.announce('one');
    const later = changes.position();
    changes.announce('two');
    changes.announce('three');
    expect(changes.freshness(early, ['other'])).toBe('invalid');
    expect(changes.freshness(later, ['other'])).toBe('fresh');
    expect(changes.freshness(later, ['two'])).toBe('invalid');
  });

  test('that depends on the date is fresh until midnight in India', () => {
    const changes = makeChanges();
    const read = changes.position();
    setTime('2027-02-14T23:59:59+05:30');
    expect(changes.freshness(read, ['day'])).toBe('fresh');
    setTime('2027-02-15T00:00:00+05:30');
    expect(changes.freshness(read, ['blog'])).toBe('fresh');
    expect(changes.freshness(read, ['day'])).toBe('invalid');
    expect(changes.freshness(changes.position(), ['day'])).toBe('fresh');
  });
});
