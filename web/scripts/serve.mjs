import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Runs the built app with its demo for a script, with a new data folder and its own port.
 * @returns its origin, and a function that stops it
 */
export async function serve(name, port) {
  const folder = path.join(os.tmpdir(), `mandap-${name}`);
  rmSync(folder, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('node', [path.resolve(import.meta.dirname, '../../scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      MANDAP_DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => String(data).includes('is ready') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    origin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
