import { expect, test } from '@jest/globals';
import { makeFairQueue } from './fair-queue.js';

/** A queue that records when its tasks start; the test decides when they end. */
function observed(concurrency: number) {
  const queue = makeFairQueue(concurrency);
  const started: string[] = [];
  const open: ((error?: Error) => void)[] = [];
  const add = (account: string, name: string) =>
    queue.run(account, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) =>
        open.push((error) => (error ? reject(error) : resolve(name))),
      );
    });
  const settled = () => new Promise(setImmediate);
  return { queue, started, open, add, settled };
}

test('accounts take turns, however many tasks one of them has', async () => {
  const { queue, started, open, add, settled } = observed(1);
  const tasks = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'].map((name) => add(name.slice(0, 1), name));
  expect([queue.waiting('a'), queue.waiting('b'), queue.waiting()]).toEqual([3, 1, 6]);
  for (let ended = 0; ended < tasks.length; ended++) {
    await settled();
    open[ended]?.();
  }
  expect(await Promise.all(tasks)).toHaveLength(7);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4']);
  expect(queue.waiting()).toBe(0);
});

test('no more than the maximum run at a time; a failed task makes room', async () => {
  const { started, open, add, settled } = observed(2);
  const tasks = ['a1', 'a2', 'b1'].map((name) => add(name.slice(0, 1), name));
  await settled();
  expect(started).toEqual(['a1', 'a2']);
  open[0]?.(new Error('broken'));
  await expect(tasks[0]).rejects.toThrow('broken');
  await settled();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  open.forEach((end) => end());
  expect(await Promise.all(tasks.slice(1))).toEqual(['a2', 'b1']);
});
