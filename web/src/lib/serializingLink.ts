import { ApolloLink, Observable } from '@apollo/client';

const last = new Map<string, Promise<unknown>>();

/**
 * Sends requests with the same `serializationKey` context one after another, in order. Their optimistic responses appear
 * immediately.
 */
export const serializingLink = new ApolloLink((operation, forward) => {
  const { serializationKey } = operation.getContext() as { serializationKey?: string };
  if (!serializationKey) return forward(operation);
  return new Observable((observer) => {
    const before = last.get(serializationKey) ?? Promise.resolve();
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
    last.set(serializationKey, done);
    void done.then(() => last.get(serializationKey) === done && last.delete(serializationKey));
  });
});
