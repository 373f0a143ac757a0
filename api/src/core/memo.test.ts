import { expect, test } from '@jest/globals';
import { makeChanges } from './changes.js';
import { makeMemo } from './memo.js';
import { recordReads, UNCERTAIN_TAG } from './reads.js';

function setUp() {
  const changes = makeChanges();
  let listening = true;
  const announcements = { ...changes, position: () => (listening ? changes.position() : undefined) };
  const memo = makeMemo<{ count: number }>(announcements, { maxSize: 10, ttl: 60_000, sizeOf: () => 1 });
  let count = 0;
  /** Returns how often the value has been computed. `during` runs meanwhile. */
  const load = async (during = () => {}, tags = ['a']) => {
    const value = await memo.getOrLoad('key', async () => {
      recordReads(tags);
      during();
      return { count: ++count };
    });
    return value.count;
  };
  const setListening = (value: boolean) => void (listening = value);
  return { changes, load, setListening };
}

test('a value is computed once until its source changes', async () => {
  const { changes, load } = setUp();
  expect([await load(), await load()]).toEqual([1, 1]);
  changes.announce('a');
  expect([await load(), await load()]).toEqual([2, 2]);
});

test('a value is not stored if the connection for announcements is lost while it is computed', async () => {
  const { load, setListening } = setUp();
  expect(await load(() => setListening(false))).toBe(1);
  expect([await load(), await load()]).toEqual([2, 3]);
  setListening(true);
  expect(await load()).toBe(4);
});

test('a value is not stored if a replica may have lacked changes, also if they are announced by then', async () => {
  const { load, setListening } = setUp();
  const interrupted = () => {
    setListening(false);
    setListening(true);
  };
  expect(await load(interrupted, ['a', UNCERTAIN_TAG])).toBe(1);
  expect([await load(), await load()]).toEqual([2, 2]);
});

test('a value that was stored before is used while the connection is lost', async () => {
  const { load, setListening } = setUp();
  await load();
  setListening(false);
  expect(await load()).toBe(1);
});
