import { beforeEach, expect, jest, test } from '@jest/globals';
import { TOASTS_MAX, toastStore } from './toastStore';

beforeEach(() => toastStore.get().forEach(({ key }) => toastStore.close(key)));

const texts = () => toastStore.get().map(({ text }) => text);

test('a toast stays five seconds, a loading one until it is updated', () => {
  toastStore.show({ status: 'success', text: 'Saved.' });
  const loading = toastStore.show({ status: 'loading', text: 'Saving …' });
  toastStore.show({ status: 'info', text: 'Read me.', duration: null });
  expect(toastStore.get().map(({ duration }) => duration)).toEqual([5000, null, null]);
  toastStore.update(loading, { status: 'success', text: 'Saved.' });
  expect(toastStore.get()[1]).toMatchObject({
    key: loading,
    status: 'success',
    text: 'Saved.',
    duration: 5000,
  });
});

test('the oldest toast is removed when there are too many', () => {
  for (let number = 1; number <= TOASTS_MAX + 2; number++)
    toastStore.show({ status: 'info', text: String(number) });
  expect(texts()).toEqual(['3', '4', '5', '6', '7']);
});

test('closing or updating a removed toast does nothing', () => {
  const key = toastStore.show({ status: 'info', text: 'One' });
  toastStore.show({ status: 'info', text: 'Two' });
  toastStore.close(key);
  toastStore.close(key);
  toastStore.update(key, { text: 'Three' });
  expect(texts()).toEqual(['Two']);
});

test('listeners are notified of each change until they unsubscribe', () => {
  const listener = jest.fn();
  const unsubscribe = toastStore.subscribe(listener);
  const before = toastStore.get();
  const key = toastStore.show({ status: 'info', text: 'One' });
  // React compares snapshots by identity.
  expect(toastStore.get()).not.toBe(before);
  toastStore.update(key, { text: 'Two' });
  toastStore.close(key);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  toastStore.show({ status: 'info', text: 'Three' });
  expect(listener).toHaveBeenCalledTimes(3);
});
