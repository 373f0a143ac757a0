import http from 'node:http';
import { LONG_MS } from './hostile-progress.js';

/** A slow response: start and end, in milliseconds since 1970. */
export interface LongWait {
  from: number;
  to: number;
}

/** Results of the second client since the last report. */
export interface SecondClientReport {
  requests: number;
  longest: number;
  longWaits: LongWait[];
  failures: number;
}

const EVERY_MS = 50;
const PATHS = ['/healthz', '/venuelist?city=Jaipur'];

/**
 * The second client: requests the health check and a cached page continuously, in a process of its own, so that the first
 * client can't delay it.
 */
const origin = new URL(process.env.BENCH_ORIGIN ?? '');
const agent = new http.Agent({ keepAlive: true });
const nothing = (): SecondClientReport => ({ requests: 0, longest: 0, longWaits: [], failures: 0 });
let report = nothing();

function ask(path: string): void {
  const from = Date.now();
  const start = performance.now();
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  const request = http.get({ agent, hostname: origin.hostname, port: origin.port, path, headers });
  request.on('error', () => {
    report.failures++;
  });
  request.on('response', (response) => {
    response.resume().on('end', () => {
      const took = performance.now() - start;
      report.requests++;
      report.longest = Math.max(report.longest, took);
      if (took > LONG_MS) report.longWaits.push({ from, to: from + took });
      if (response.statusCode !== 200) report.failures++;
    });
  });
}

process.on('message', () => {
  process.send?.(report);
  report = nothing();
});
process.on('disconnect', () => process.exit(0));
setInterval(() => PATHS.forEach(ask), EVERY_MS);
process.send?.('started');
