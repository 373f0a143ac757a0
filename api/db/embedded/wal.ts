import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies the WAL segments that a base backup needs to recover. Leaves out older ones, which a checkpoint may recycle at
 * any time.
 * @param first name of the segment in which the backup starts
 * @throws Error if the server has deleted a segment that the backup needs
 */
export async function copyWal(from: string, to: string, first: string): Promise<void> {
  // Names of the same timeline sort like positions in the WAL.
  const needed = (await readdir(from)).filter((name) => WAL_SEGMENT.test(name) && name >= first);
  for (const name of new Set([first, ...needed]))
    await copyFile(path.join(from, name), path.join(to, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Error(`PostgreSQL no longer has the WAL segment ${name}. Run the backup again.`, {
        cause: error,
      });
    });
}
