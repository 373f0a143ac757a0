import type { Context } from '../../core/context.js';
import { hashToken, newToken } from '../../core/ids.js';

/** Longer than a code and the ticket after it are valid together. */
const LIFETIME = 60 * 60 * 1000;

const TOKEN = /^[\w-]{43}$/;

/**
 * Marks this browser as the one that requests a code or a link, so that no other can use it.
 * @returns what is stored of the mark
 */
export function markRequestingBrowser({ browser }: Context): Buffer {
  const { token: current } = browser.request;
  const token = current && TOKEN.test(current) ? current : newToken();
  browser.request.set(token, new Date(Date.now() + LIFETIME));
  return hashToken(token);
}

/** What is stored of a request by this browser; without a mark, what no request has. */
export const requestingBrowser = ({ browser }: Context): Buffer =>
  hashToken(browser.request.token ?? newToken());
