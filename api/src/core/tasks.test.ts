import { expect, test } from '@jest/globals';
import type { Services } from './context.js';
import { makeTasks } from './tasks.js';

test('periodic work of a feature runs even if that of another fails, which is reported', async () => {
  const done: string[] = [];
  const fail = () => Promise.reject(new Error('the first failure'));
  const run = (name: string) => async () => void done.push(name);
  const tasks = makeTasks(
    [{ jobs: { quarterHourly: [fail, run('second')] } }, { jobs: { quarterHourly: [run('third'), fail] } }],
    {} as Services,
  );
  await expect(tasks['quarter-hourly']?.(undefined, undefined as never)).rejects.toThrow('the first failure');
  expect(done).toEqual(['second', 'third']);
});
