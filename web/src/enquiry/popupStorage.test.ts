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

test('the pop-up opens for somebody who has not seen it', () => {
  expect(popupStorage.canOpen()).toBe(true);
});

test('closed, it stays away for some days', () => {
  popupStorage.markDismissed();
  expect(popupStorage.canOpen()).toBe(false);
  jest.advanceTimersByTime(POPUP_DISMISSED_DAYS * DAY - 1);
  expect(popupStorage.canOpen()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(popupStorage.canOpen()).toBe(true);
});

test('sent, it never opens again', () => {
  popupStorage.markSent();
  jest.advanceTimersByTime(1000 * DAY);
  expect(popupStorage.canOpen()).toBe(false);
});

test('in a browser that stores nothing it never opens', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  popupStorage.markDismissed();
  expect(popupStorage.canOpen()).toBe(false);
});
