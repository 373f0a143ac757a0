import { chmod, chown, copyFile, open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './home.js';

/** The log that PostgreSQL writes, `<dataDir>/postgres.log`; older lines are in `postgres.log.1`. */
export interface ServerLog {
  readonly file: string;
  /** Moves the lines to the old log if there are many. Safe while the server is running: it appends to the same file. */
  rotate(): Promise<void>;
  lastLines(): Promise<string>;
}

const MAX_BYTES = 5 * 1024 * 1024;
const PRIVATE = 0o600;

/** @param maxBytes size that triggers a rotation */
export async function makeServerLog({ dataDir, owner }: Home, maxBytes = MAX_BYTES): Promise<ServerLog> {
  const file = path.join(dataDir, 'postgres.log');
  const previous = `${file}.1`;
  const { mode } = await stat(file).catch(() => ({ mode: PRIVATE }));
  await (await open(file, 'a', PRIVATE)).close();
  // Earlier versions had a world-readable log with user input.
  if ((mode & 0o777) !== PRIVATE) await truncate(file);
  await chmod(file, PRIVATE);
  if (owner) await chown(file, owner.uid, owner.gid);
  return {
    file,
    async rotate() {
      const { size } = await stat(file);
      if (size < maxBytes) return;
      await copyFile(file, previous);
      await chmod(previous, PRIVATE);
      await truncate(file);
    },
    async lastLines() {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.trim().split('\n').slice(-10).join('\n');
    },
  };
}
