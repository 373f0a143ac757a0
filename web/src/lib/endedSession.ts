import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { failureOf } from './errors';

/** @param rejectedChange whether a change was rejected because of it, rather than a query */
type Listener = (rejectedChange: boolean) => void;

const listeners = new Set<Listener>();

/** Calls the listener whenever the session turns out to have ended. Returns a function that unsubscribes it. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies all listeners that the session has ended. */
export const sessionEnded = (rejectedChange = false): void =>
  listeners.forEach((listener) => listener(rejectedChange));

/** Detects the end of the session in this tab's responses. A second logout doesn't count. */
export const endedSessionLink = new ErrorLink(({ error, operation }) => {
  if (operation.operationName !== 'Logout' && failureOf(error).code === 'UNAUTHENTICATED')
    sessionEnded(operation.operationType === OperationTypeNode.MUTATION);
});
