import { ApolloLink, Observable } from '@apollo/client';

const last = new Map<string, Promise<unknown>>();

/**
 * Requests whose context has the same `inTurn` reach the server one after another, as they were asked for; what they
 * show before they are answered shows at once.
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
