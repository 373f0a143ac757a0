import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from './errors';

const listeners = new Set<() => void>();

/** Calls the listener whenever the session turns out to have ended. Returns a function that unsubscribes it. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies all listeners that the session has ended. */
export const sessionEnded = (): void => listeners.forEach((listener) => listener());

/** Detects the end of the session in this tab's responses. A second logout doesn't count. */
export const endedSessionLink = new ErrorLink(({ error, operation }) => {
  if (operation.operationName !== 'Logout' && failureOf(error).code === 'UNAUTHENTICATED') sessionEnded();
});
