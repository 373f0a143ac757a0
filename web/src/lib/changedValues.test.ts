import { expect, test } from '@jest/globals';
import { onlyChanged } from './onlyChanged';

test('a form sends what differs from what it held at first', () => {
  const before = { name: 'Jheel Mahal', rooms: 40, facilities: ['Parking'], note: null as string | null };
  expect(onlyChanged(before, { ...before })).toEqual({});
  expect(onlyChanged({ ...before, facilities: [...before.facilities] }, before)).toEqual({});
  expect(onlyChanged({ ...before, rooms: 0, note: '' as string | null }, before)).toEqual({
    rooms: 0,
    note: '',
  });
  expect(onlyChanged({ ...before, facilities: [] as string[] }, before)).toEqual({ facilities: [] });
});
