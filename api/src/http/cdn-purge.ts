import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Announcements } from '../core/announcements.js';
import { isListTag } from '../core/changes.js';
import type { CdnSettings } from '../core/env.js';
import { cdnPurges } from '../core/metrics.js';

/** Changes within this time are purged by one request. */
const COLLECTED_MS = 250;
const TIMEOUT_MS = 10_000;
/** Timeout of the last attempt. Short, because process managers kill a server that takes too long to stop. */
const LAST_TIMEOUT_MS = 2000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
/** More tags at once count as everything. */
const MAX_TAGS = 500;

/** Tag of responses that have too many tags, purged with every change. */
const ANY_CHANGE = 'any-change';

/** The body of a purge request: the tags of changed data, or everything. */
type Purge = { tags: string[] } | { everything: true };

/**
 * Purges a CDN's cache when data changes: sends `POST <purgeUrl>` with a `Purge` and the secret as a bearer token. Purges
 * everything at first, and when announcements may have been missed. Retries failed purges until they succeed. Returns a
 * function that stops it after one last attempt.
 */
export function startCdnPurge(
  announcements: Pick<Announcements, 'onChange'>,
  { purgeUrl, purgeSecret }: CdnSettings,
  log: Logger,
): () => Promise<void> {
  let pending = new Set<string>();
  let everything = true;
  // Without a first value, Prometheus wouldn't see the first failure as an increase.
  for (const outcome of ['ok', 'error']) cdnPurges.inc({ outcome }, 0);
  const stopping = new AbortController();
  let wake: () => void = () => undefined;

  const unsubscribe = announcements.onChange((tags) => {
    if (tags === 'everything') everything = true;
    else for (const tag of tags) if (!isListTag(tag)) pending.add(tag);
    if (everything || pending.size) wake();
  });

  const takePending = (): Purge | undefined => {
    if (!everything && !pending.size) return undefined;
    const purge: Purge =
      everything || pending.size > MAX_TAGS ? { everything: true } : { tags: [...pending, ANY_CHANGE] };
    everything = false;
    pending = new Set();
    return purge;
  };
  const putBack = (purge: Purge) => {
    if ('everything' in purge) everything = true;
    else for (const tag of purge.tags) pending.add(tag);
  };
  const send = async (purge: Purge, signal: AbortSignal): Promise<void> => {
    const response = await fetch(purgeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${purgeSecret}` },
      body: JSON.stringify(purge),
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN responded to a purge with ${response.status}`);
  };
  /** Sends pending tags. Returns whether that succeeded. */
  const purge = async (signal: AbortSignal): Promise<boolean> => {
    const taken = takePending();
    if (!taken) return true;
    try {
      await send(taken, signal);
      cdnPurges.inc({ outcome: 'ok' });
      return true;
    } catch (error) {
      putBack(taken);
      // A server that stops aborts its purge, and sends it once more.
      if (stopping.signal.aborted && signal.reason === stopping.signal.reason) return false;
      cdnPurges.inc({ outcome: 'error' });
      log.warn({ err: error }, 'the CDN could not be purged');
      return false;
    }
  };

  const run = async () => {
    let retryMs = FIRST_RETRY_MS;
    while (!stopping.signal.aborted) {
      const changed = new Promise<void>((resolve) => (wake = resolve));
      if (!everything && !pending.size) await changed;
      await waitUnless(stopping.signal, COLLECTED_MS);
      if (await purge(AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])))
        retryMs = FIRST_RETRY_MS;
      else {
        await waitUnless(stopping.signal, retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
    }
  };
  const running = run();
  return async () => {
    unsubscribe();
    stopping.abort();
    wake();
    await running;
    await purge(AbortSignal.timeout(LAST_TIMEOUT_MS));
  };
}

/** Returns early when `signal` is aborted, which is the only error of a pause. */
const waitUnless = (signal: AbortSignal, milliseconds: number) =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** CDNs limit the header's length. */
const MAX_HEADER = 8000;

/**
 * Returns the Cache-Tag header, which names what a response shows, so that a CDN can purge it. Tags of lists are left
 * out, because lists change too often: a CDN shows their new order once its copy expires.
 */
export function cacheTagHeader(tags: Iterable<string>): Record<string, string> {
  const value = [...tags].filter((tag) => !isListTag(tag)).join(',');
  return { 'cache-tag': value.length <= MAX_HEADER ? value : ANY_CHANGE };
}
