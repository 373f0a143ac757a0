/** Limits the number of concurrent tasks; waiting accounts take turns. */
export interface FairQueue {
  /** Runs `task` when it is the account's turn and settles with its result. */
  run<T>(account: string, task: () => Promise<T>): Promise<T>;
  /** Number of waiting tasks, of one account or in total. */
  waiting(account?: string): number;
}

export function makeFairQueue(concurrency: number): FairQueue {
  // A Map keeps insertion order: the first account is next, and moves to the end after its turn.
  const queues = new Map<string, (() => void)[]>();
  let running = 0;

  const startNext = () => {
    const [first] = queues;
    if (!first || running >= concurrency) return;
    const [account, [start, ...rest]] = first;
    queues.delete(account);
    if (rest.length) queues.set(account, rest);
    running++;
    start?.();
  };

  return {
    async run(account, task) {
      await new Promise<void>((start) => {
        queues.set(account, [...(queues.get(account) ?? []), start]);
        startNext();
      });
      try {
        return await task();
      } finally {
        running--;
        startNext();
      }
    },
    waiting: (account) =>
      account === undefined
        ? [...queues.values()].reduce((sum, { length }) => sum + length, 0)
        : (queues.get(account)?.length ?? 0),
  };
}
