import 'reflect-metadata';
import fs, { createReadStream } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/**
 * A process with the built server's modules, which start twice as fast as the sources. It uploads a picture like the
 * server, and crashes in between: CRASH_AT is the number of the step before which it is killed as by `kill -9`. A
 * step is a statement, or a file half written, fully written or moved to its place. It exits normally after the last
 * step.
 */
const { CRASH_AT = '', CRASH_OWNER = '', CRASH_FILE = '' } = process.env;
let counting = false;
let steps = 0;
function step() {
  if (counting && ++steps === Number(CRASH_AT)) process.kill(process.pid, 'SIGKILL');
}

const { writeFile, rename } = fs.promises;
fs.promises.writeFile = async (file, data, options) => {
  step();
  if (counting && data instanceof Uint8Array)
    await writeFile(file, data.subarray(0, data.length >> 1), options);
  step();
  await writeFile(file, data, options);
};
fs.promises.rename = async (from, to) => {
  step();
  await rename(from, to);
  step();
};
syncBuiltinESMExports();

const client = /** @type {{ query: (...args: unknown[]) => unknown }} */ (pg.Client.prototype);
const { query } = client;
client.query = function counted(...args) {
  step();
  return query.apply(this, args);
};

// Imported only now, so that the modules use the functions replaced above.
const { readEnv } = await import('../../dist/src/core/env.js');
const { addPictures } = await import('../../dist/src/features/listing/picture.service.js');
const { openServices } = await import('../../dist/src/http/services.js');

const env = readEnv(process.env);
const { services } = await openServices(env, env.databaseUrl ?? '', { poolSize: 3 });
const context = {
  services,
  viewer: { id: CRASH_OWNER, role: 'venue' },
  clientAddress: 'direct-1',
  userAgent: 'test',
  cookie: { set: () => undefined, clear: () => undefined },
  beginWrite: () => undefined,
  rejectCrossSiteRequest: () => undefined,
  loaders: new Map(),
  document: {},
};
const file = {
  createReadStream() {
    counting = true;
    return createReadStream(CRASH_FILE);
  },
};
await addPictures(context, { files: [file] });
process.exit(0);
