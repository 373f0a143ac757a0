import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { moveFocusTo } from './moveFocusToMain';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main tabindex="-1"><h2 id="title" tabindex="-1">Asha Rao</h2></main>';
});
afterEach(() => void jest.useRealTimers());

test.each([
  ['to the element', '#title', 'H2'],
  ['to the main content if the element is missing', '#other', 'MAIN'],
])('a lost focus moves %s', (_, selector, expected) => {
  moveFocusTo(selector);
  jest.runAllTimers();
  expect(document.activeElement?.tagName).toBe(expected);
});
