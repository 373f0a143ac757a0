import { columnsOf, expressions, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { unauthenticated } from '../../core/errors.js';
import { hashToken, newToken } from '../../core/ids.js';
import type { Viewer } from '../../core/viewer.js';
import { Account } from './account.entity.js';

const DAY = 24 * 60 * 60 * 1000;
/** Sessions end 30 days after login, or after 7 days without use. */
const ABSOLUTE = 30 * DAY;
const IDLE_DAYS = 7;

export interface NewSession {
  /** The cookie's value; only its hash is stored. */
  token: string;
  expires: Date;
}

export async function startSession(tx: Tx, accountId: string): Promise<NewSession> {
  const token = newToken();
  const expires = new Date(Date.now() + ABSOLUTE);
  await tx.sql(`INSERT INTO session (token_hash, account_id, expires_at) VALUES ($1, $2, $3)`, [
    hashToken(token),
    accountId,
    expires,
  ]);
  return { token, expires };
}

export const endSession = (tx: Tx, tokenHash: Buffer) =>
  tx.sql(`DELETE FROM session WHERE token_hash = $1`, [tokenHash]);

/**
 * Returns the hash of the viewer's session.
 * @throws AppError UNAUTHENTICATED when the request has no session
 */
export function sessionOf({ sessionHash }: Viewer): Buffer {
  if (!sessionHash) throw unauthenticated();
  return sessionHash;
}

/** Ends all sessions of the viewer's account except the current one. */
export const endOtherSessions = (tx: Tx, viewer: Viewer) =>
  tx.sql(`DELETE FROM session WHERE account_id = $1 AND token_hash <> $2`, [viewer.id, sessionOf(viewer)]);

/** Whether the viewer's session still exists; it may have ended since the request began. */
export async function isSessionActive(tx: Tx, viewer: Viewer): Promise<boolean> {
  const found = await tx.sql(`SELECT FROM session WHERE token_hash = $1`, [sessionOf(viewer)]);
  return found.length > 0;
}

const SESSION = columnsOf(Account, ['id', 'role', 'superAdmin'], 'a').and(
  expressions<{ stale: boolean; expiresAt: Date }>({
    stale: "s.seen_at < now() - interval '10 minutes'",
    expiresAt: 's.expires_at',
  }),
);

/**
 * Returns the viewer of a session token; undefined if it is unknown, ended or expired.
 * @param inUse whether somebody uses the session, so that it doesn't end for want of use
 */
export async function viewerOf(tx: Tx, token: string, inUse = true): Promise<Viewer | undefined> {
  const sessionHash = hashToken(token);
  const session = await selectOne(
    tx,
    SESSION,
    `FROM session s JOIN account a ON a.id = s.account_id
     WHERE s.token_hash = $1 AND s.expires_at > now() AND s.seen_at > now() - make_interval(days => ${IDLE_DAYS})`,
    [sessionHash],
  );
  if (!session) return undefined;
  const { stale, ...account } = session;
  // Updated only now and then, so that requests don't each cost a write.
  if (stale && inUse) await tx.sql(`UPDATE session SET seen_at = now() WHERE token_hash = $1`, [sessionHash]);
  return { ...account, sessionHash };
}

/** Deletes expired sessions; run daily. */
export const sweepSessions = (tx: Tx) =>
  tx.sql(
    `DELETE FROM session WHERE expires_at < now() OR seen_at < now() - make_interval(days => ${IDLE_DAYS})`,
  );
