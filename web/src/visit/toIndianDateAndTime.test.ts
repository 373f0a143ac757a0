import { expect, test } from '@jest/globals';
import { toIndianDateAndTime } from './toIndianDateAndTime';

test.each([
  ['2027-02-14T05:30:00.000Z', { day: '2027-02-14', time: '11:00' }],
  ['2027-02-13T18:30:00.000Z', { day: '2027-02-14', time: '00:00' }],
  ['2027-02-14T18:29:00.000Z', { day: '2027-02-14', time: '23:59' }],
  [undefined, { day: '', time: '' }],
])('%s is %o in India', (timestamp, parts) => {
  expect(toIndianDateAndTime(timestamp)).toEqual(parts);
});
