import { expect, test } from '@jest/globals';
import { connectionsFor, maxConnectionsFor, poolSizeFor } from './connections.js';

test('API processes divide 16 connections among them, at least four each', () => {
  expect([1, 2, 3, 4, 8, 64].map(poolSizeFor)).toEqual([16, 8, 6, 4, 4, 4]);
});

test('the embedded database allows the connections of 64 API processes, and a hundred for a few', () => {
  expect([1, 3, 8].map(maxConnectionsFor)).toEqual([100, 100, 100]);
  for (const workers of [16, 64]) {
    const ofApi = workers * (poolSizeFor(workers) + 2);
    expect(connectionsFor(workers)).toBeGreaterThan(ofApi);
    expect(maxConnectionsFor(workers)).toBeGreaterThan(connectionsFor(workers));
  }
});
