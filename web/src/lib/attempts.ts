const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Yields when to retry after a connection failure: at once, then after 1, 2, 4 … 30 seconds. Starts over when the browser
 * reports that it is online, which may be before requests get through.
 * @param signal ends the attempts
 * @returns the number of each attempt, from 0
 */
export async function* attempts(signal?: AbortSignal): AsyncGenerator<number, void> {
  let isOnlineAgain = false;
  let wake: (() => void) | undefined;
  const onOnline = () => {
    isOnlineAgain = true;
    wake?.();
  };
  const onAbort = () => wake?.();
  // The server has no such event, and needs one attempt.
  globalThis.window?.addEventListener('online', onOnline);
  signal?.addEventListener('abort', onAbort);
  try {
    let wait = FIRST_WAIT_MS;
    for (let attempt = 0; !signal?.aborted; attempt++) {
      isOnlineAgain = false;
      yield attempt;
      if (signal?.aborted) return;
      // Unless it came during the attempt.
      if (!isOnlineAgain) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, wait);
        });
        clearTimeout(timer);
      }
      wait = isOnlineAgain ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  } finally {
    globalThis.window?.removeEventListener('online', onOnline);
    signal?.removeEventListener('abort', onAbort);
  }
}
