import { expect, test } from '@jest/globals';
import { MAX_COUNT } from '../core/page.constants.js';
import type { Page } from '../core/page.js';
import { paged } from './paging.js';

const links = async (page: string, total: number, hasNextPage: boolean, city?: string) => {
  const call = {
    params: {},
    query: { city, limit: '1', page },
    body: {},
    files: [],
    url: '/api/v1/venue/all',
  };
  const found = { nodes: [], hasNextPage, count: async () => total } as unknown as Page<unknown>;
  const { headers } = await paged(call, found);
  return [...(headers.link ?? '').matchAll(/page=(\d+)>; rel="(\w+)"/g)].map(([, to, rel]) => `${rel} ${to}`);
};

test('pages beyond the limit are not linked', async () => {
  expect(await links('200', 220, true)).toEqual(['first 1', 'prev 199', 'last 200']);
  expect(await links('199', 220, true)).toEqual(['first 1', 'prev 198', 'next 200', 'last 200']);
});

test('if the count is incomplete, there is no last page', async () => {
  expect(await links('7', MAX_COUNT, true)).toEqual(['first 1', 'prev 6', 'next 8']);
});

test('a query that is too long is not repeated in links', async () => {
  expect(await links('2', 3, true, 'ज'.repeat(500))).toEqual([]);
  expect(await links('2', 3, true, 'ज'.repeat(80))).toHaveLength(4);
});
