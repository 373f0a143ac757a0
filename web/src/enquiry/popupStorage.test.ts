import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { POPUP_DISMISSED_DAYS } from '@mandap/api/constants/enquiry';
import { welcomeMemory } from './welcomeMemory';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the pop-up opens for somebody who has not seen it', () => {
  expect(welcomeMemory.mayOpen()).toBe(true);
});

test('closed, it stays away for some days', () => {
  welcomeMemory.dismissed();
  expect(welcomeMemory.mayOpen()).toBe(false);
  jest.advanceTimersByTime(POPUP_DISMISSED_DAYS * DAY - 1);
  expect(welcomeMemory.mayOpen()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(welcomeMemory.mayOpen()).toBe(true);
});

test('sent, it never opens again', () => {
  welcomeMemory.sent();
  jest.advanceTimersByTime(1000 * DAY);
  expect(welcomeMemory.mayOpen()).toBe(false);
});

test('in a browser that stores nothing it never opens', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  welcomeMemory.dismissed();
  expect(welcomeMemory.mayOpen()).toBe(false);
});
