import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlainToasts } from './PlainToasts';
import { toastStore } from './toastStore';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  toastStore.get().forEach(({ key }) => toastStore.close(key));
});

test('toasts whose code takes long to load are shown until they are closed', () => {
  const run = jest.fn();
  toastStore.show({ status: 'error', text: 'You’re offline.', action: { label: 'Open', run } });
  render(<PlainToasts />);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert').textContent).toContain('You’re offline.');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => void toastStore.show({ status: 'success', text: 'Saved' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).toBeNull();
});
