// Lets 20 clients act at the same time, round after round, and checks what must hold whatever they do.
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/data-source.js';
import { projectRoot } from '../src/core/env.js';
import { INVARIANTS } from '../test/invariants/index.js';
import { runRounds, type Outcome } from '../test/invariants/invariant.js';
import { benchDatabase } from './database.js';
import { start } from './processes.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '2000' },
    /** Ends the run of an invariant after so many seconds. The next run continues. */
    seconds: { type: 'string', default: '900' },
    /** Starts over with the first round. */
    restart: { type: 'boolean', default: false },
  },
});
const chosen = INVARIANTS.filter(({ name }) => !positionals.length || positionals.includes(name));
if (!chosen.length) throw new Error(`Names are ${INVARIANTS.map(({ name }) => name).join(', ')}`);
const rounds = Number(values.rounds);

const FOLDER = '.mandap-bench-invariants';
const server = await benchDatabase(40, FOLDER);
const progress = path.join(projectRoot, FOLDER, 'progress.json');
const outcomes = load();
const database = await openDatabase(server.url, { statementTimeout: 0 });
// Two processes, as with WORKERS=2: transactions of both compete for the same rows.
const processes = await Promise.all([1, 2].map(() => start('app-server.ts', { BENCH_DATABASE: server.url })));
const servers = { origins: processes.map(({ origin }) => origin), tx: database.tx };

console.log(`20 clients, ${rounds} rounds each, two processes`);
for (const invariant of chosen) {
  const { name } = invariant;
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  let printed = 0;
  outcomes[name] = await runRounds(servers, invariant, rounds, {
    earlier: outcomes[name],
    goesOn(soFar) {
      if (seconds() >= printed + 10) {
        printed = seconds();
        console.log(`  … ${line(name, soFar)}`);
        save({ ...outcomes, [name]: soFar });
      }
      return seconds() < Number(values.seconds);
    },
  });
  save(outcomes);
  console.log(`${line(name, outcomes[name])}  ${seconds()} s`);
  for (const text of new Set(outcomes[name].violations.slice(0, 20))) console.log(`    ${text}`);
  // Jobs, such as emails, aren't run.
  await database.tx.sql(`DELETE FROM graphile_worker._private_jobs`);
}
const violations = chosen.reduce((sum, { name }) => sum + (outcomes[name]?.violations.length ?? 0), 0);
console.log(`\n${violations} violations (target 0)`);
if (violations) process.exitCode = 1;
await Promise.all(processes.map((each) => each.stop()));
await database.source.destroy();
await server.stop();

function load(): Record<string, Outcome> {
  try {
    return values.restart ? {} : (JSON.parse(readFileSync(progress, 'utf8')) as Record<string, Outcome>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function save(all: Record<string, Outcome>): void {
  writeFileSync(progress, JSON.stringify(all));
}

function line(name: string, { rounds: done, requests, succeeded, repeated, violations: found }: Outcome) {
  const counts = `${done} rounds  ${requests} requests  ${succeeded} succeeded  ${repeated} repeated`;
  return `${name.padEnd(18)} ${counts}  ${found.length} violations`;
}
