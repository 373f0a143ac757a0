import { attempts } from './attempts';
import { isReachable } from './isReachable';

interface UntilReachableOptions {
  /** Called once, if the server can't be reached at first. */
  onUnreachable?: () => void;
  signal?: AbortSignal;
}

/** Waits until the server can be reached. Resolves to false if the signal ended the wait. Never rejects. */
export async function untilReachable({
  onUnreachable,
  signal,
}: UntilReachableOptions = {}): Promise<boolean> {
  for await (const attempt of attempts(signal)) {
    if (await isReachable()) return !signal?.aborted;
    if (attempt === 0 && !signal?.aborted) onUnreachable?.();
  }
  return false;
}
