import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { hashToken, newToken } from '../../core/ids.js';
import type { Role } from '../../core/viewer.js';

const DAYS = 365;

/**
 * Adds this browser to the known devices of accounts whose owner has just proved their identity in it. Every login
 * replaces the device token for all of them, so that a copied cookie expires and a planted one is never accepted.
 */
export async function addKnownDevice(
  tx: Tx,
  { browser }: Context,
  accountIds: readonly string[],
): Promise<void> {
  const token = newToken();
  if (browser.device.token)
    await tx.sql(`UPDATE login_device SET token_hash = $2 WHERE token_hash = $1`, [
      hashToken(browser.device.token),
      hashToken(token),
    ]);
  await tx.sql(
    `INSERT INTO login_device (account_id, token_hash) SELECT unnest($1::uuid[]), $2
     ON CONFLICT (account_id, token_hash) DO UPDATE SET used_at = now()`,
    [accountIds, hashToken(token)],
  );
  browser.device.set(token, new Date(Date.now() + DAYS * 24 * 60 * 60 * 1000));
}

/**
 * Returns a rate-limit key for this browser if it has logged in to the account before. Without a role, any account with
 * this confirmed address counts; unconfirmed ones don't, because anyone can register them.
 */
export async function knownDevice(
  tx: Tx,
  { browser }: Context,
  { email, role }: { email: string; role?: Role },
): Promise<string | undefined> {
  if (!browser.device.token) return undefined;
  const hash = hashToken(browser.device.token);
  const [known] = await tx.sql(
    `SELECT FROM login_device d JOIN account a ON a.id = d.account_id
     WHERE d.token_hash = $1 AND d.used_at > now() - make_interval(days => ${DAYS})
       AND lower(a.email) = $2
       AND CASE WHEN $3::account_role IS NULL THEN a.email_confirmed_at IS NOT NULL ELSE a.role = $3 END`,
    [hash, email, role ?? null],
  );
  return known ? hash.toString('base64url') : undefined;
}

/** Deletes browsers that have not logged in for a year; run daily. */
export const sweepDevices = (tx: Tx) =>
  tx.sql(`DELETE FROM login_device WHERE used_at < now() - make_interval(days => ${DAYS})`);
