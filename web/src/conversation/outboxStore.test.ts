import { afterEach, expect, test } from '@jest/globals';
import { outboxStore } from './outboxStore';

afterEach(() => outboxStore.clear('tara'));

const asksOnClosing = (): boolean => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};

test('closing the tab asks while a message waits, and after it has failed', () => {
  const clientId = 'message';
  const content = { body: 'Hello', attachments: [] };
  outboxStore.change('tara', { type: 'add', clientId, bookingId: 'booking', content });
  expect(asksOnClosing()).toBe(false);
  outboxStore.change('tara', { type: 'wait', clientId });
  expect(asksOnClosing()).toBe(true);
  outboxStore.change('tara', { type: 'fail', clientId, reason: 'The file is gone.' });
  expect(asksOnClosing()).toBe(true);
  outboxStore.change('tara', { type: 'remove', clientId });
  expect(asksOnClosing()).toBe(false);
});
