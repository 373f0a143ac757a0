import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a temporary data folder. Others may enter it: under root PostgreSQL runs as a user of its own, and a private
 * folder would be swapped for one in /var/lib/mandap, which would stay behind.
 */
export async function makeDataDir(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `mandap-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
