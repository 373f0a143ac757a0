import { expect, test } from '@jest/globals';
import { cachedByText } from './text-cache.js';

/** A transformation that records its runs, in relation to iterations of the event loop. */
function watched() {
  const done: string[] = [];
  const transform = cachedByText((text) => {
    done.push(text);
    setImmediate(() => done.push('iteration'));
    return text.toUpperCase();
  });
  return { done, transform };
}

test('concurrent requests for a text transform it once', async () => {
  const { done, transform } = watched();
  expect(await Promise.all([transform('a'), transform('a'), transform('a')])).toEqual(['A', 'A', 'A']);
  expect(await transform('a')).toBe('A');
  expect(done.filter((each) => each === 'a')).toHaveLength(1);
});

test('requests for many texts yield to the event loop in between', async () => {
  const { done, transform } = watched();
  await Promise.all([transform('a'), transform('b'), transform('c')]);
  expect(done.slice(0, 5)).toEqual(['a', 'iteration', 'b', 'iteration', 'c']);
});
