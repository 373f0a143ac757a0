// Kills the embedded PostgreSQL under writes, and prints how many acknowledged writes were lost.
import { killDatabase } from '../test/database-kills.js';
import { median } from './load.js';

const ROUNDS = Number(process.env.BENCH_KILLS ?? 20);

const { acknowledged, lost, statuses, outages } = await killDatabase(ROUNDS);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
console.log(`\nThe embedded PostgreSQL, killed ${ROUNDS} times under writes`);
console.log(`  acknowledged writes  ${acknowledged}, of which lost: ${lost} (target 0)`);
console.log(`  answers by status    ${JSON.stringify(statuses)} (200 and 503 only)`);
console.log(
  `  until it is back     median ${seconds(median(outages))}, longest ${seconds(Math.max(...outages))} (target 5 s)`,
);
console.log(`  each                 ${outages.map(seconds).join(', ')}`);
const unexpected = Object.keys(statuses).filter((status) => !['200', '503'].includes(status));
if (lost || unexpected.length) process.exitCode = 1;
