/** Steps that release what has been started, in reverse order. */
export interface Undo {
  add(step: () => Promise<unknown>): void;
  /** Runs all steps, even if some fail. @throws the first failure */
  run(): Promise<void>;
}

export function makeUndo(): Undo {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step) => void steps.push(step),
    async run() {
      const failures: unknown[] = [];
      for (const step of steps.splice(0).toReversed())
        await step().catch((error: unknown) => failures.push(error));
      if (failures.length) throw failures[0];
    },
  };
}
