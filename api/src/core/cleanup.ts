import { runAll } from './run-all.js';

/** Steps that release what has been started, in reverse order. */
export interface Cleanup {
  add(step: () => Promise<unknown>): void;
  /** Runs all steps, even if some fail. @throws the first failure */
  run(): Promise<void>;
}

export function makeCleanup(): Cleanup {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step) => void steps.push(step),
    run: () => runAll(steps.splice(0).toReversed()),
  };
}
