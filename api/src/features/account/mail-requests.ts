import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, rateLimitExceeded, formatWait } from '../../core/errors.js';
import { knownDevice } from './device.js';

/** What can be requested for an email address without logging in. */
const REQUESTS = {
  reset: {
    limit: 'resetPassword',
    used: (wait: string) =>
      `Too many codes were requested for this address. Log in with an emailed link, then reset your password in this browser, or wait ${wait}.`,
  },
  link: {
    limit: 'loginLink',
    used: (wait: string) =>
      `Too many login links were requested for this address. Open one of those emails in this browser to get a link for it, or wait ${wait}.`,
  },
} as const;

/**
 * Bounds the emails to one address that strangers can cause. A browser that has logged in with the address before has
 * an allowance of its own, so that strangers can't use up the owner's.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countMailRequest(
  ctx: Context,
  tx: Tx,
  kind: keyof typeof REQUESTS,
  email: string,
): Promise<void> {
  const { limits } = ctx.services;
  const mailbox = `${kind}:${email}`;
  const device = await knownDevice(ctx, tx, { email });
  if (device) return limits.spendKey('mailboxDevice', `${mailbox}:${device}`);
  const { limit, used } = REQUESTS[kind];
  await limits.spend(limit, ctx);
  await limits.spendKey('mailboxNetwork', `${mailbox}:${ctx.clientAddress}`);
  try {
    await limits.spendKey('mailbox', mailbox);
  } catch (error) {
    if (!(error instanceof AppError && error.rateLimit)) throw error;
    throw rateLimitExceeded(error.rateLimit, used(formatWait(error.rateLimit.retryAfter)));
  }
}
