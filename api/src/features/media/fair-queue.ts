/** Runs a bounded number of tasks at a time; accounts that wait take turns. */
export interface FairQueue {
  /** Runs `task` when it is the turn of `account`, and settles as it does. */
  run<T>(account: string, task: () => Promise<T>): Promise<T>;
  /** How many tasks wait, of one account or of all. */
  waiting(account?: string): number;
}

export function makeFairQueue(concurrency: number): FairQueue {
  // A Map keeps the order of insertion: the first account is next, and goes to the end once it had its turn.
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
