// Lets 20 clients act at the same time, round after round, and checks what must hold whatever they do.
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/data-source.js';
import { INVARIANTS } from '../test/invariants/index.js';
import { runRounds, type Outcome } from '../test/invariants/invariant.js';
import { benchDatabase } from './database.js';
import { start } from './processes.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '2000' },
    /** Ends an invariant after so many seconds, whatever the rounds. */
    seconds: { type: 'string', default: '900' },
  },
});
const chosen = INVARIANTS.filter(({ name }) => !positionals.length || positionals.includes(name));
if (!chosen.length) throw new Error(`Names are ${INVARIANTS.map(({ name }) => name).join(', ')}`);
const rounds = Number(values.rounds);

const server = await benchDatabase(40, '.mandap-bench-invariants');
const database = await openDatabase(server.url, { statementTimeout: 0 });
// Two processes, as with WORKERS=2: transactions of both compete for the same rows.
const processes = await Promise.all([1, 2].map(() => start('app-server.ts', { BENCH_DATABASE: server.url })));
const servers = { origins: processes.map(({ origin }) => origin), tx: database.tx };

console.log(`20 clients, ${rounds} rounds each, two processes`);
let violations = 0;
for (const invariant of chosen) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  let printed = 0;
  const outcome = await runRounds(servers, invariant, rounds, (soFar) => {
    if (seconds() >= printed + 10) console.log(`  … ${line(invariant.name, soFar, (printed = seconds()))}`);
    return seconds() < Number(values.seconds);
  });
  console.log(line(invariant.name, outcome, seconds()));
  for (const text of new Set(outcome.violations.slice(0, 20))) console.log(`    ${text}`);
  violations += outcome.violations.length;
  // Jobs, such as emails, aren't run.
  await database.tx.sql(`DELETE FROM graphile_worker._private_jobs`);
}
console.log(`\n${violations} violations (target 0)`);
if (violations) process.exitCode = 1;
await Promise.all(processes.map((each) => each.stop()));
await database.source.destroy();
await server.stop();

function line(
  name: string,
  { rounds: done, requests, succeeded, repeated, violations: found }: Outcome,
  took: number,
) {
  const counts = `${done} rounds  ${requests} requests  ${succeeded} succeeded  ${repeated} repeated  ${found.length} violations  ${took} s`;
  return `${name.padEnd(18)} ${counts}`;
}
