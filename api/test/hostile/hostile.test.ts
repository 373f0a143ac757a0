import { expect, test } from '@jest/globals';
import { app, useApp } from '../app.js';
import { families, inputAt } from './inputs.js';
import { makeScene } from './scene.js';
import { faultOf, makeSender } from './send.js';

useApp({}, { limitFactor: 1000, web: true });

const INPUTS = 5000;
const SEED = 1;
const AT_ONCE = 8;

test(`${INPUTS} generated requests near their permitted size cause no internal error`, async () => {
  const { scene, tokens } = await makeScene(app().tx);
  const { send, close } = makeSender(app().url, tokens);
  const sent = new Map<string, number>();
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < INPUTS) {
      const index = next++;
      const input = inputAt(SEED, index, scene);
      const answer = await send(input);
      const fault = faultOf(input, answer);
      sent.set(input.family, (sent.get(input.family) ?? 0) + 1);
      if (fault) faults.push(`${index} (${input.family}): ${fault}, ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(close);
  expect(faults).toEqual([]);
  expect([...sent.keys()].sort()).toEqual([...families].sort());
  expect([...sent.values()].reduce((sum, count) => sum + count)).toBe(INPUTS);
}, 300_000);
