import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SendOptions } from '../lib/sendFiles';
import { makeUploadQueue } from './uploadQueue';

type Refusal = { message: string; final: boolean } | undefined;

/** A pending upload, which the test completes. */
interface Sent {
  name: string;
  options: SendOptions;
  order: number;
  answer: (refusal?: Refusal) => Promise<void>;
}

let queue: ReturnType<typeof makeUploadQueue>;
let sent: Sent[] = [];

const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const states = () => queue.get().map(({ name, state }) => `${name} ${state}`);
const idOf = (wanted: string) => queue.get().find(({ name }) => name === wanted)?.id ?? '';
const sending = (name: string) => {
  const found = sent.findLast((one) => one.name === name);
  if (!found) throw new Error(`${name} is not on its way`);
  return found;
};

function start(...limits: Parameters<typeof makeUploadQueue>) {
  sent = [];
  queue = makeUploadQueue(...limits);
  queue.sendBy(
    (file, options, order) =>
      new Promise((resolve) =>
        sent.push({
          name: file.name,
          options,
          order,
          answer: async (refusal) => {
            resolve(refusal);
            await new Promise((done) => setTimeout(done));
          },
        }),
      ),
  );
}

beforeEach(() => start());

describe('added files', () => {
  test('are uploaded two at a time, in order', async () => {
    queue.add(['a', 'b', 'c', 'd'].map(picture));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);
    await sending('b').answer();
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd waiting']);
  });

  test('are uploaded one at a time if the server stores them in the order of arrival', async () => {
    start(undefined, 1);
    queue.add(['a', 'b', 'c'].map(picture));
    expect(states()).toEqual(['a sending', 'b waiting', 'c waiting']);
    await sending('a').answer();
    expect(states()).toEqual(['a done', 'b sending', 'c waiting']);
  });

  test('are numbered as they were chosen, and keep their number when retried', async () => {
    queue.add(['a', 'b'].map(picture));
    queue.add([picture('c')]);
    await sending('a').answer({ message: 'No connection', final: false });
    await sending('b').answer();
    queue.retryFailed();
    const orders = ['a', 'b', 'c'].map((name) => sending(name).order);
    expect(orders).toEqual([...orders].sort((one, other) => one - other));
    expect(new Set(orders).size).toBe(3);
    expect(sent.filter(({ name }) => name === 'a').map(({ order }) => order)).toEqual([orders[0], orders[0]]);
  });

  test('are rejected beyond the limit, to which only suitable ones count', () => {
    const files = [new File(['MZ'], 'virus.exe'), ...['a', 'b', 'c'].map(picture)];
    queue.add(files, { room: 2, problem: 'Two at most.' });
    expect(states()).toEqual(['virus.exe refused', 'a sending', 'b sending', 'c refused']);
    expect(queue.get().map(({ problem }) => problem)).toEqual([
      'Please choose a JPEG, PNG, WebP or AVIF picture.',
      undefined,
      undefined,
      'Two at most.',
    ]);
    queue.add([picture('d')], { room: -1, problem: 'Two at most.' });
    expect(states().at(-1)).toBe('d refused');
  });

  test('are rejected if they aren’t pictures', () => {
    queue.add([new File(['%PDF'], 'guests.pdf', { type: 'application/pdf' }), picture('a')]);
    expect(states()).toEqual(['guests.pdf refused', 'a sending']);
    expect(queue.get()[0]?.problem).toBe('Please choose a JPEG, PNG, WebP or AVIF picture.');
  });

  test('replace completed ones', async () => {
    queue.add([picture('a'), picture('b')]);
    await sending('a').answer();
    queue.add([picture('c')]);
    expect(states()).toEqual(['b sending', 'c sending']);
  });
});

describe('an upload', () => {
  beforeEach(() => queue.add(['a', 'b', 'c'].map(picture)));

  test('stays at 99 per cent until the server has responded', async () => {
    sending('a').options.onProgress?.([40]);
    expect(queue.get()[0]).toMatchObject({ state: 'sending', percent: 40 });
    sending('a').options.onProgress?.([100]);
    expect(queue.get()[0]).toMatchObject({ state: 'checking', percent: 99 });
    await sending('a').answer();
    expect(queue.get()[0]).toMatchObject({ state: 'done', percent: 100 });
  });

  test('that the server rejects permanently shows the reason', async () => {
    await sending('a').answer({ message: 'This is no picture.', final: true });
    expect(queue.get()[0]).toMatchObject({ state: 'refused', problem: 'This is no picture.', percent: 0 });
    expect(states()[2]).toBe('c sending');
  });

  test('that failed can be retried', async () => {
    await sending('a').answer({ message: 'Please try again.', final: false });
    expect(queue.get()[0]).toMatchObject({ state: 'failed', problem: 'Please try again.' });
    queue.retry(idOf('a'));
    expect(states()).toEqual(['a waiting', 'b sending', 'c sending']);
    await sending('b').answer();
    expect(queue.get()[0]).toMatchObject({ state: 'sending', percent: 0, problem: undefined });
  });

  test('that failed is retried with all others that failed, and what was refused is not', async () => {
    await sending('a').answer({ message: 'No connection', final: false });
    await sending('b').answer({ message: 'This is no picture.', final: true });
    await sending('c').answer({ message: 'No connection', final: false });
    queue.retryFailed();
    expect(states()).toEqual(['a sending', 'b refused', 'c sending']);
  });

  test('is aborted when it is removed, and makes room for the next', async () => {
    const { options, answer } = sending('a');
    queue.remove(idOf('a'));
    expect([options.signal?.aborted, states()]).toEqual([true, ['b sending', 'c sending']]);
    await answer();
    expect(states()).toEqual(['b sending', 'c sending']);
  });

  test('is aborted with all others', () => {
    const signals = sent.map(({ options }) => options.signal);
    queue.stop();
    expect([signals.map((signal) => signal?.aborted), states()]).toEqual([[true, true], []]);
  });
});

test('listeners are notified of each change', () => {
  let received = 0;
  const unsubscribe = queue.subscribe(() => received++);
  queue.add([picture('a')]);
  expect(received).toBeGreaterThan(0);
  unsubscribe();
  const before = received;
  queue.remove(idOf('a'));
  expect(received).toBe(before);
});
