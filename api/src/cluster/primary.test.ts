import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { makeSharedState } from './primary.js';

test('a message that can’t be sent to a worker that is ending does not end the primary process', () => {
  const worker = Object.assign(new EventEmitter(), { isConnected: () => true, send: () => true });
  makeSharedState().connect(worker as unknown as Worker);
  // As node:cluster does for a failed `send` without a callback.
  const fail = () => worker.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(fail).not.toThrow();
});
