import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A measured server in a process of its own. */
export interface Subject {
  origin: string;
  /** Memory in bytes. */
  rss(): Promise<number>;
  /** CPU time so far, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
  /** Ends it at once, as if it had crashed. */
  kill(): Promise<void>;
}

/** Starts a server file of this folder, which sends its port to the parent. */
export async function start(file: string, env: NodeJS.ProcessEnv): Promise<Subject> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const [port] = (await once(child, 'message')) as [number];
  const ask = async (what: 'rss' | 'cpu') => {
    const answer = once(child, 'message');
    child.send(what);
    const [value] = (await answer) as [number];
    return value;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    rss: () => ask('rss'),
    cpu: () => ask('cpu'),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
