import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { AppError, rateLimitExceeded, formatWait } from '../../core/errors.js';
import { knownDevice } from './device.js';
import { t } from './messages.generated.js';

/** Emails that anyone can request for an address without logging in. */
const LIMITS = { reset: 'resetPassword', link: 'loginLink' } as const;

/**
 * Limits the emails that strangers can cause for one address. A browser that has logged in with the address before has
 * its own limit, which strangers can't use up.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countEmailRequest(
  tx: Tx,
  ctx: Context,
  kind: keyof typeof LIMITS,
  email: string,
): Promise<void> {
  const { limits } = ctx.services;
  const mailbox = `${kind}:${email}`;
  const device = await knownDevice(tx, ctx, { email });
  if (device) return limits.spendKey('mailboxDevice', `${mailbox}:${device}`);
  await limits.spend(LIMITS[kind], ctx);
  await limits.spendKey('mailboxNetwork', `${mailbox}:${ctx.clientAddress}`);
  try {
    await limits.spendKey('mailbox', mailbox);
  } catch (error) {
    if (!(error instanceof AppError && error.rateLimit)) throw error;
    throw rateLimitExceeded(
      error.rateLimit,
      t(`tooMany.${kind}`, { wait: formatWait(error.rateLimit.retryAfter) }),
    );
  }
}
