import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

const POLL_MS = 100;
const TIMEOUT_MS = 10_000;

interface MemoryUsage {
  heapUsed: number;
  external: number;
}

/**
 * Memory in MB that a Node process uses after a garbage collection: what it cannot free. Its resident memory says
 * little about leaks, because V8 lets a heap grow up to its limit before it collects the old generation.
 *
 * @param output output so far of the process, where Node says that its inspector is open
 * @throws Error when the inspector does not open
 */
export async function liveMemory(pid: number, output: () => string): Promise<number> {
  const inspector = new WebSocket(await openInspector(pid, output), { perMessageDeflate: false });
  try {
    await once(inspector, 'open');
    // The second collection frees what finalizers of the first one released.
    for (let i = 0; i < 2; i++) await call(inspector, 'HeapProfiler.collectGarbage');
    const { heapUsed, external } = await evaluate<MemoryUsage>(inspector, 'process.memoryUsage()');
    await evaluate(inspector, `setImmediate(() => process.getBuiltinModule('inspector').close()), 0`);
    return (heapUsed + external) / 1024 ** 2;
  } finally {
    inspector.close();
  }
}

/** Opens the inspector, which Node does at SIGUSR1, and returns its URL. */
async function openInspector(pid: number, output: () => string): Promise<string> {
  const before = output().length;
  process.kill(pid, 'SIGUSR1');
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    const [, url] = /Debugger listening on (ws:\S+)/.exec(output().slice(before)) ?? [];
    if (url) return url;
    await pause(POLL_MS);
  }
  throw new Error(`the inspector of process ${pid} does not open`);
}

async function evaluate<T>(inspector: WebSocket, expression: string): Promise<T> {
  const { result } = await call<{ result: { value: T } }>(inspector, 'Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  return result.value;
}

/** Calls a method of the inspector, one at a time. */
async function call<T>(inspector: WebSocket, method: string, params = {}): Promise<T> {
  inspector.send(JSON.stringify({ id: 1, method, params }));
  const [data] = (await once(inspector, 'message')) as [Buffer];
  return (JSON.parse(data.toString()) as { result: T }).result;
}
