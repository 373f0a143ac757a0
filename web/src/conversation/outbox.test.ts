import { expect, test } from '@jest/globals';
import { changeOutbox, parseOutbox, serializeOutbox, type OutboxAction, type UnsentMessage } from './outbox';

const after = (...actions: OutboxAction[]): UnsentMessage[] => actions.reduce(changeOutbox, []);

const added: OutboxAction = {
  type: 'add',
  clientId: 'a',
  bookingId: '1',
  content: { body: 'Hello', attachments: [] },
};

test('a message has the state “sending” until it waits, fails or is removed', () => {
  expect(after(added)).toEqual([
    { clientId: 'a', bookingId: '1', body: 'Hello', attachments: [], state: 'sending' },
  ]);
  expect(after(added, { type: 'wait', clientId: 'a' })[0]?.state).toBe('waiting');
  const failed = after(added, { type: 'fail', clientId: 'a', reason: 'Closed' });
  expect(failed[0]).toMatchObject({ state: 'failed', reason: 'Closed' });
  expect(changeOutbox(failed, { type: 'retry', clientId: 'a' })[0]).toMatchObject({
    state: 'sending',
    reason: undefined,
  });
  expect(changeOutbox(failed, { type: 'remove', clientId: 'a' })).toEqual([]);
});

test('other messages keep their order and state', () => {
  const two = after(added, { ...added, clientId: 'b' }, { type: 'wait', clientId: 'a' });
  expect(two.map(({ clientId, state }) => [clientId, state])).toEqual([
    ['a', 'waiting'],
    ['b', 'sending'],
  ]);
});

test('messages survive a reload with their IDs, and are sent again', () => {
  const stored = serializeOutbox(after(added));
  const waiting = { clientId: 'a', bookingId: '1', body: 'Hello', attachments: [], state: 'waiting' };
  expect(parseOutbox(stored)).toEqual([waiting]);
  for (const broken of [undefined, '', '{', 'null']) expect(parseOutbox(broken)).toEqual([]);
});
