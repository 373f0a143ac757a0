import { expect, test } from '@jest/globals';
import { makeProgress } from './progress.js';

/** Reports an interrupted load of 100,000 venues that continues. Returns what is written. */
function report(isTTY: boolean): string {
  let text = '';
  let milliseconds = 0;
  const out = { isTTY, write: (part: string) => Boolean((text += part)) };
  const progress = makeProgress(100_000, 'venues', out, () => milliseconds);
  progress.update(25_000);
  milliseconds += 50_000;
  progress.update(50_000);
  milliseconds += 100_000;
  progress.update(100_000);
  progress.end();
  return text;
}

test('on a terminal, a bar shows percent, rate and time left', () => {
  expect(report(true).split('\r\u001B[K')).toEqual([
    '',
    '#####---------------  25 %  25,000 of 100,000 venues',
    '##########----------  50 %  50,000 of 100,000 venues, 500/s, 2 min left',
    '#################### 100 %  100,000 of 100,000 venues, 500/s, 0 s left\n',
  ]);
});

test('the bar is full if there are more than wanted, or none are wanted', () => {
  for (const wanted of [0, 10]) {
    let text = '';
    const out = { isTTY: true, write: (part: string) => Boolean((text += part)) };
    makeProgress(wanted, 'venues', out).update(50);
    expect(text).toContain('#################### 100 %');
  }
});

test('elsewhere, such as in a log, each step is a line', () => {
  expect(report(false)).toBe(
    ['50,000 of 100,000 venues after 50 s', '100,000 of 100,000 venues after 150 s', ''].join('\n'),
  );
});
