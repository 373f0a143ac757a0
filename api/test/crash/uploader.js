import 'reflect-metadata';
import fs, { createReadStream } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/**
 * A process of the built server's modules, which start twice as fast as their sources. It uploads a picture as the
 * server does, and is killed on the way: CRASH_AT is the number of the step before which it dies as by `kill -9`. A
 * step is a statement, or a file written half, written whole, or put in its place. It ends by itself when it has come
 * through.
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

// Only now: they take the functions above as they find them.
const { readEnv } = await import('../../dist/src/core/env.js');
const { addPictures } = await import('../../dist/src/features/listing/picture.service.js');
const { openServices } = await import('../../dist/src/http/services.js');

const env = readEnv(process.env);
const { services } = await openServices(env, env.databaseUrl ?? '', { poolSize: 3 });
const context = {
  services,
  viewer: { id: CRASH_OWNER, role: 'venue' },
  clientAddress: 'direct-1',
  cookie: { set: () => undefined, clear: () => undefined },
  refuseForeignPages: () => undefined,
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
