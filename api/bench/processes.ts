import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server under measurement, in a process of its own. */
export interface Subject {
  origin: string;
  /** Its memory, in bytes. */
  rss(): Promise<number>;
  /** The CPU time that it has used, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a file of this folder that sends the port it listens on. */
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
  };
}
