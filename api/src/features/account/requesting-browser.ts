import type { Context } from '../../core/context.js';
import { hashToken, newToken } from '../../core/ids.js';

/** Longer than a code and the ticket it is exchanged for are valid together. */
const LIFETIME = 60 * 60 * 1000;

const TOKEN = /^[\w-]{43}$/;

/**
 * Marks this browser as the one that requested a code or link, so that no other can use it.
 * @returns the hash to store with the request
 */
export function markRequestingBrowser({ browser }: Context): Buffer {
  const { token: current } = browser.request;
  const token = current && TOKEN.test(current) ? current : newToken();
  browser.request.set(token, new Date(Date.now() + LIFETIME));
  return hashToken(token);
}

/** Returns the hash stored with this browser's requests; one that matches none if it has made no request. */
export const requestingBrowser = ({ browser }: Context): Buffer =>
  hashToken(browser.request.token ?? newToken());
