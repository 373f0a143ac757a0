import { expect, test } from '@jest/globals';
import { visitEventText } from './visitEventText';

const NAMES = { couple: 'Ananya Sharma', business: 'You' };
const TIMES = ['2027-01-14T05:30:00Z', '2027-01-15T05:30:00Z'];

test.each([
  [1, /^You offered another time for a visit: [^;]*am$/],
  [2, /^You offered other times for a visit: .*am or .*am$/],
])('says how many times were offered: %d', (count, text) => {
  const event = { kind: 'VISIT_OFFERED', visitTimes: TIMES.slice(0, count), actor: 'BUSINESS' } as const;
  expect(visitEventText(event, NAMES)).toMatch(text);
});
