import path from 'node:path';
import { backUp, restore } from '../db/embedded/backup.js';
import { readEnv } from '../src/core/env.js';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: the embedded database and the pictures. */
const [command, folder] = process.argv.slice(2);
const { dataDir, databaseUrl } = readEnv(process.env);
try {
  if (!folder) throw new Error(`Name the folder of the backup, as in: npm run ${command} -- ../backup`);
  if (databaseUrl) throw new Error('With DATABASE_URL, use the tools of that server; see docs/operations.md');
  // npm runs this in the folder of the workspace.
  const target = path.resolve(process.env.INIT_CWD ?? '.', folder);
  await (command === 'restore' ? restore(target, dataDir) : backUp(dataDir, target));
  console.log(command === 'restore' ? `Restored to ${dataDir}` : `Backed up to ${target}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
