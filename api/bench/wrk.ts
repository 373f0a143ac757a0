import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Measured } from './load.js';

/** A request, as wrk sends it. */
export interface WrkRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Run {
  origin: string;
  /** Sent in turn. */
  requests: readonly WrkRequest[];
  connections: number;
  seconds: number;
}

/** Checks that wrk is installed: a load generator in C, which reads bytes as fast as they are sent. */
export function requireWrk(): void {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
  } catch {
    throw new Error('This benchmark needs wrk. On Debian, install it with: apt-get install wrk');
  }
}

/** Runs wrk with one thread and keep-alive connections. Other statuses than 2xx and 3xx count as errors. */
export async function wrk({ origin, requests, connections, seconds }: Run): Promise<Measured> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-wrk-'));
  const script = path.join(folder, 'requests.lua');
  await writeFile(script, luaOf(requests));
  try {
    const { stdout } = await promisify(execFile)(
      'wrk',
      ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, origin],
      { timeout: (seconds + 30) * 1000 },
    );
    const [, count, microseconds, p50, p99, errors] =
      /^RESULT (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout) ?? [];
    if (!count) throw new Error(`wrk printed no result:\n${stdout}`);
    return {
      perSecond: Number(count) / (Number(microseconds) / 1e6),
      p50: Number(p50) / 1000,
      p99: Number(p99) / 1000,
      errors: Number(errors),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const quoted = (text: string) => `[==[${text}]==]`;

function luaOf(requests: readonly WrkRequest[]): string {
  const formatted = requests.map(({ method = 'GET', path: to, headers = {}, body }) => {
    const pairs = Object.entries(headers).map(([name, value]) => `[ ${quoted(name)} ] = ${quoted(value)}`);
    return `wrk.format(${quoted(method)}, ${quoted(to)}, {${pairs.join(',')}}, ${body === undefined ? 'nil' : quoted(body)})`;
  });
  return `
local requests = {}
local turn = 0
function init()
  requests = {
    ${formatted.join(',\n    ')}
  }
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), e.status + e.connect + e.read + e.write + e.timeout))
end
`;
}
