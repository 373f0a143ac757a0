import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a temporary data folder that others can enter: as root, PostgreSQL runs as another user, and a private
 * folder would be replaced by one in /var/lib/mandap, which wouldn't be deleted.
 */
export async function makeDataDir(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `mandap-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
