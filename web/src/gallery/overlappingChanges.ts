type Run = <Result>(change: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs changes whose responses contain the whole list. The responses of overlapping changes can
 * arrive in any order, and the last one may lack a change: `refetch` runs once none is pending.
 */
export function makeOverlappingChanges(refetch: () => Promise<unknown>): Run {
  let pending = 0;
  let overlapped = false;
  const run: Run = async (change) => {
    pending += 1;
    if (pending > 1) overlapped = true;
    try {
      return await change();
    } finally {
      pending -= 1;
      if (pending === 0 && overlapped) {
        overlapped = false;
        // A change that starts meanwhile overlaps with the refetch, too.
        void run(refetch);
      }
    }
  };
  return run;
}
