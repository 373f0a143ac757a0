import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server under measurement, in a process of its own. */
export interface Subject {
  origin: string;
  /** Its memory, in bytes. */
  rss(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a file of this folder that sends the port it listens on. */
export async function start(file: string, env: NodeJS.ProcessEnv): Promise<Subject> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    async rss() {
      const answer = once(child, 'message');
      child.send('rss');
      const [bytes] = (await answer) as [number];
      return bytes;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
