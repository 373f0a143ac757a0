const TIMEOUT_MS = 10_000;

/** Returns whether the server can be reached, and not only a proxy before it that says so. Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A proxy may hide the address, and answers with 502, 503 or 504 while the server is away.
    return answer.status < 500;
  } catch {
    return false;
  }
}
