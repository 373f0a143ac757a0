import { expect, test } from '@jest/globals';
import { makeOverlappingChanges } from './overlappingChanges';

const idle = () => new Promise((resolve) => setTimeout(resolve));

/** A server's list, of which each response is a copy that arrives when the test lets it. */
function scene() {
  const stored: string[] = [];
  let shown: readonly string[] = [];
  const responses: (() => void)[] = [];
  const respond = () => {
    const snapshot = [...stored];
    return new Promise<void>((resolve) =>
      responses.push(() => {
        shown = snapshot;
        resolve();
      }),
    );
  };
  const run = makeOverlappingChanges(respond);
  return {
    responses,
    shown: () => shown,
    add: (item: string) =>
      run(() => {
        stored.push(item);
        return respond();
      }),
  };
}

test('overlapping changes end with the whole list, in whichever order their responses arrive', async () => {
  const { add, responses, shown } = scene();
  const both = [add('one'), add('two')];
  responses[1]?.();
  await idle();
  responses[0]?.();
  await Promise.all(both);
  expect(shown()).toEqual(['one']);
  responses[2]?.();
  await idle();
  expect([responses.length, shown()]).toEqual([3, ['one', 'two']]);
});

test('a change during the refetch causes another one', async () => {
  const { add, responses, shown } = scene();
  const both = [add('one'), add('two')];
  responses[1]?.();
  responses[0]?.();
  await Promise.all(both);
  const third = add('three');
  responses[3]?.();
  await third;
  responses[2]?.();
  await idle();
  expect(shown()).toEqual(['one', 'two']);
  responses[4]?.();
  await idle();
  expect([responses.length, shown()]).toEqual([5, ['one', 'two', 'three']]);
});

test('changes one after another are not followed by a refetch', async () => {
  const { add, responses } = scene();
  for (const item of ['one', 'two']) {
    const added = add(item);
    responses.at(-1)?.();
    await added;
  }
  await idle();
  expect(responses).toHaveLength(2);
});

test('a change that fails is passed on, and counts as ended', async () => {
  let refetched = 0;
  const run = makeOverlappingChanges(async () => void (refetched += 1));
  const [failed, done] = [run(() => Promise.reject(new Error('lost'))), run(() => Promise.resolve('done'))];
  await expect(failed).rejects.toThrow('lost');
  expect([await done, refetched]).toEqual(['done', 1]);
});
