import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from './errors';

const listeners = new Set<() => void>();

/** Calls the listener whenever it turns out that the session has ended. Answers how to stop. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that whoever this page was made for is logged in no more. */
export const sessionEnded = (): void => listeners.forEach((listener) => listener());

/** Hears it in the answers to this tab. Logging out twice is no surprise. */
export const endedSessionLink = new ErrorLink(({ error, operation }) => {
  if (operation.operationName !== 'Logout' && failureOf(error).code === 'UNAUTHENTICATED') sessionEnded();
});
