// Kills processes and servers under traffic, round after round, and prints what was lost, what was wrong, and how long
// it took until everything worked again.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, type Fault } from './whole-server/faults.js';
import { startServers } from './whole-server/servers.js';
import { startTraffic, type Kind, type Traffic } from './whole-server/traffic.js';
import { median } from './load.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const VENUES = 60;
const TARGET_MS = 5000;
const ROUND_MS = 60_000;
/** Traffic between two faults. */
const BETWEEN_MS = 500;
const KINDS: readonly Kind[] = ['read', 'write', 'upload'];

const servers = await startServers(VENUES);
const traffic = await startTraffic(servers);
await pause(3000);
const missed: string[] = [];
for (const fault of FAULTS) await measure(fault);
await pause(BETWEEN_MS);
const lost = await traffic.stop();
const unsent = traffic.registered.filter((address) => !servers.emailedAddresses.has(address));
await servers.stop();

console.log(`\nAll rounds`);
for (const kind of KINDS)
  console.log(`  ${kind.padEnd(7)} by status: ${JSON.stringify(Object.fromEntries(traffic.statuses[kind]))}`);
console.log(`  acknowledged writes that are missing: ${lost.length} (target 0)`);
console.log(`  emails that were not sent: ${unsent.length} (target 0)`);
console.log(`  wrong answers: ${traffic.wrong.length} (target 0)`);
for (const each of new Set(traffic.wrong)) console.log(`    ${each}`);
for (const each of missed) console.log(`  missed: ${each}`);
if (lost.length || unsent.length || traffic.wrong.length || missed.length) process.exitCode = 1;

async function measure(fault: Fault): Promise<void> {
  const before = failures(traffic);
  const recoveries: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await pause(fault.restMs ?? BETWEEN_MS);
    await fault.happen(servers);
    const began = performance.now();
    const recovered = fault.recovered(servers, traffic).then(() => true);
    if (!(await Promise.race([recovered, pause(ROUND_MS, false)]))) {
      console.error(servers.output(), servers.workers(), traffic.statuses);
      throw new Error(`${fault.name}: not recovered after ${ROUND_MS / 1000} s`);
    }
    recoveries.push(performance.now() - began);
  }
  const longest = Math.max(...recoveries);
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`\n${ROUNDS} times ${fault.name}`);
  console.log(
    `  works again after    median ${seconds(median(recoveries))}, longest ${seconds(longest)} (target ${seconds(TARGET_MS)})`,
  );
  if (longest > TARGET_MS) missed.push(`${fault.name}: ${seconds(longest)} until everything worked`);
  const after = failures(traffic);
  for (const kind of KINDS) {
    const refused = after[kind].refused - before[kind].refused;
    const broken = after[kind].broken - before[kind].broken;
    const mustContinue = fault.continues.includes(kind);
    console.log(
      `  ${kind.padEnd(7)} refused ${refused}, broken connections ${broken}${mustContinue ? ' (target 0 refused)' : ''}`,
    );
    if (mustContinue && refused) missed.push(`${fault.name}: ${refused} of ${kind} refused`);
  }
}

/** Returns how many requests of each kind were refused, and how many connections broke. */
function failures({ statuses }: Traffic) {
  const count = (kind: Kind) => {
    const broken = statuses[kind].get(0) ?? 0;
    const all = [...statuses[kind].values()].reduce((sum, each) => sum + each, 0);
    return { broken, refused: all - broken - (statuses[kind].get(200) ?? 0) };
  };
  return { read: count('read'), write: count('write'), upload: count('upload') };
}
