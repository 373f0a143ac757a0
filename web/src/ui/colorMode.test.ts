import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { colorModeScript, colorModeStore, followOtherTabs, useColorMode } from './colorMode';

const shown = () => document.documentElement.dataset.theme;
const runScript = () => {
  delete document.documentElement.dataset.theme;
  // Like the page's first inline script.
  const script = document.createElement('script');
  script.textContent = colorModeScript;
  document.head.append(script);
  script.remove();
};

beforeEach(() => {
  localStorage.clear();
  colorModeStore.set('light');
});
afterEach(() => void jest.restoreAllMocks());

test('a chosen mode applies to the page and its components, and is stored', () => {
  const { result } = renderHook(() => useColorMode());
  expect(result.current).toBe('light');
  act(() => colorModeStore.set('dark'));
  expect([result.current, shown(), localStorage.getItem('mandap-mode')]).toEqual(['dark', 'dark', 'dark']);
});

test.each([
  ['dark', 'dark'],
  ['light', undefined],
  ['purple', undefined],
])('before the first paint, the stored mode %s makes the page %s', (stored, theme) => {
  localStorage.setItem('mandap-mode', stored);
  runScript();
  expect(shown()).toBe(theme);
});

test('a choice in another tab is applied here', () => {
  followOtherTabs();
  const choose = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  choose('mandap-mode', 'dark');
  expect([colorModeStore.get(), shown()]).toEqual(['dark', 'dark']);
  choose('something else', 'light');
  expect(colorModeStore.get()).toBe('dark');
  // localStorage.clear() was called.
  choose(null, null);
  expect([colorModeStore.get(), shown()]).toEqual(['light', 'light']);
});

test('without storage, the choice lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  colorModeStore.set('dark');
  expect([colorModeStore.get(), shown()]).toEqual(['dark', 'dark']);
});
