import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { POPUP_DISMISSED_DAYS } from '@mandap/api/constants/enquiry';
import { popupStorage } from './popupStorage';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the pop-up opens on the first visit', () => {
  expect(popupStorage.canOpen()).toBe(true);
});

test('the pop-up stays closed for some days once dismissed', () => {
  popupStorage.markDismissed();
  expect(popupStorage.canOpen()).toBe(false);
  jest.advanceTimersByTime(POPUP_DISMISSED_DAYS * DAY - 1);
  expect(popupStorage.canOpen()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(popupStorage.canOpen()).toBe(true);
});

test('it never opens again once submitted', () => {
  popupStorage.markSent();
  jest.advanceTimersByTime(1000 * DAY);
  expect(popupStorage.canOpen()).toBe(false);
});

test('it never opens without storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  popupStorage.markDismissed();
  expect(popupStorage.canOpen()).toBe(false);
});
