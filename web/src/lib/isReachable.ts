const TIMEOUT_MS = 10_000;

/** Returns whether the server can be reached and is well. Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
