import { expect, test } from '@jest/globals';
import { cachedByText } from './text-cache.js';

/** A transformation that says what was done, and when in relation to turns of the event loop. */
function watched() {
  const done: string[] = [];
  const transform = cachedByText((text) => {
    done.push(text);
    setImmediate(() => done.push('turn'));
    return text.toUpperCase();
  });
  return { done, transform };
}

test('a text that is asked for at several places is transformed once', async () => {
  const { done, transform } = watched();
  expect(await Promise.all([transform('a'), transform('a'), transform('a')])).toEqual(['A', 'A', 'A']);
  expect(await transform('a')).toBe('A');
  expect(done.filter((each) => each === 'a')).toHaveLength(1);
});

test('texts that are asked for together leave turns of the event loop to others', async () => {
  const { done, transform } = watched();
  await Promise.all([transform('a'), transform('b'), transform('c')]);
  expect(done.slice(0, 5)).toEqual(['a', 'turn', 'b', 'turn', 'c']);
});
