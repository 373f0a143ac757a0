/** Runs functions one after another, even if some fail. @throws the first failure */
export async function runAll(functions: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const run of functions) await run().catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}
