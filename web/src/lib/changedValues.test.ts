import { expect, test } from '@jest/globals';
import { changedValues } from './changedValues';

test('a form sends the fields that differ from its initial values', () => {
  const before = { name: 'Jheel Mahal', rooms: 40, facilities: ['Parking'], note: null as string | null };
  expect(changedValues(before, { ...before })).toEqual({});
  expect(changedValues({ ...before, facilities: [...before.facilities] }, before)).toEqual({});
  expect(changedValues({ ...before, rooms: 0, note: '' as string | null }, before)).toEqual({
    rooms: 0,
    note: '',
  });
  expect(changedValues({ ...before, facilities: [] as string[] }, before)).toEqual({ facilities: [] });
});
