import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../core/context.js';
import { isDatabaseLost } from '../../core/errors.js';
import type { Viewer } from '../../core/viewer.js';

/** A change of what an account sees: of one of its bookings or, with null, of anything. */
export interface AccountChange {
  bookingId: string | null;
}

/** How often a stream without changes checks its session, whose end may have gone unnoticed. */
const RECHECK_MS = 60_000;
const RETRY_MS = 1000;
/** The database’s clock decides whether a session has expired, and may be behind. */
const MIN_RECHECK_MS = 100;
/** If more bookings change while a client is busy, it's notified once, to fetch everything. */
const MAX_WAITING = 100;

/**
 * Streams the changes of the viewer's account until the session or API key ends. Changes of one booking that happen while
 * the client is busy are one event. The first event comes at once, because a client that has just connected may have
 * missed changes.
 */
export function accountChanges(ctx: Context, viewer: Viewer): AsyncIterableIterator<AccountChange> {
  const closing = new AbortController();
  const changes = generateChanges(ctx, viewer, closing.signal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => changes.next(),
    // A generator alone would return only after its next change.
    return() {
      closing.abort();
      return changes.return(undefined);
    },
  };
}

async function* generateChanges(
  ctx: Context,
  viewer: Viewer,
  closed: AbortSignal,
): AsyncGenerator<AccountChange, undefined> {
  const waiting = new Set<string | null>([null]);
  let wake = () => {};
  const stop = ctx.services.announcements.onAccountChange(viewer.id, (bookingId) => {
    const isFull = waiting.size >= MAX_WAITING;
    if (isFull) waiting.clear();
    waiting.add(isFull ? null : bookingId);
    wake();
  });
  try {
    while (!closed.aborted && (await isStillLoggedIn(ctx, viewer))) {
      const due = [...waiting];
      waiting.clear();
      for (const bookingId of due) yield { bookingId };
      if (waiting.size > 0) continue;
      const woken = new AbortController();
      wake = () => woken.abort();
      await pause(untilNextCheck(viewer), undefined, {
        signal: AbortSignal.any([woken.signal, closed]),
        ref: false,
      })
        // An abort is a change, or the end.
        .catch(() => undefined);
    }
  } finally {
    stop();
  }
}

/** Milliseconds until the next check: nothing announces that a session or key expires. */
const untilNextCheck = ({ expiresAt }: Viewer): number =>
  expiresAt ? Math.min(RECHECK_MS, Math.max(MIN_RECHECK_MS, expiresAt.getTime() - Date.now())) : RECHECK_MS;

/** Whether the account, its role and its session or API key are still those of the stream's start. */
async function isStillLoggedIn(ctx: Context, viewer: Viewer): Promise<boolean> {
  for (;;) {
    try {
      const now = await ctx.reauthenticate();
      return now?.id === viewer.id && now.role === viewer.role;
    } catch (error) {
      if (!isDatabaseLost(error)) return false;
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
}
