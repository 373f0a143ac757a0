import { ApolloLink, Observable } from '@apollo/client';

const last = new Map<string, Promise<unknown>>();

/**
 * Sends requests with the same `inTurn` context one after another, in order. Their optimistic responses appear
 * immediately.
 */
export const inTurnLink = new ApolloLink((operation, forward) => {
  const { inTurn } = operation.getContext() as { inTurn?: string };
  if (!inTurn) return forward(operation);
  return new Observable((observer) => {
    const before = last.get(inTurn) ?? Promise.resolve();
    const done = before.then(
      () =>
        new Promise<void>((finish) => {
          forward(operation).subscribe({
            next: (result) => observer.next(result),
            error: (error: unknown) => {
              finish();
              observer.error(error);
            },
            complete: () => {
              finish();
              observer.complete();
            },
          });
        }),
    );
    last.set(inTurn, done);
    void done.then(() => last.get(inTurn) === done && last.delete(inTurn));
  });
});
