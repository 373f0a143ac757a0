import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { DEMO_EMAIL, PASSWORD } from './accounts';

const WORKERS = 2;

/** A server with two API processes and its own embedded database. */
export interface TwoWorkers {
  origin: string;
  /** A connection to each process. */
  connections: Connection[];
  stop: () => Promise<void>;
}

/** A connection that one API process serves. */
export interface Connection {
  send: (path: string, options?: { cookie?: string; data?: object }) => Promise<Answer>;
}

interface Answer {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Runs the command of `npm start`. The database has one admin, and no demo, which takes seconds to load. */
export async function startTwoWorkers(): Promise<TwoWorkers> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-two-workers-'));
  const child = spawn('node', [path.resolve(import.meta.dirname, '../../scripts/start.mjs')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      WORKERS: String(WORKERS),
      MANDAP_DATA_DIR: folder,
      DEMO: '0',
      SUPER_ADMIN_EMAIL: DEMO_EMAIL.admin,
      SUPER_ADMIN_PASSWORD: PASSWORD,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readyOrigin(child);
  const connections = await connectToEach(origin, child.pid ?? 0);
  return {
    origin,
    connections: connections.map(({ send }) => ({ send })),
    async stop() {
      for (const { agent } of connections) agent.destroy();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      const [, origin] = /Mandap is ready at (\S+)/.exec((output += data.toString())) ?? [];
      if (origin) resolve(origin);
    });
    child.once('exit', () => reject(new Error(`The server didn’t start: ${output}`)));
  });
}

/** Opens connections until every API process serves one of them. */
async function connectToEach(origin: string, primary: number) {
  const found = new Map<number, ReturnType<typeof connect>>();
  while (found.size < WORKERS) {
    const connection = connect(origin);
    const worker = await servingProcess(primary, await connection.localPort());
    if (found.has(worker)) connection.agent.destroy();
    else found.set(worker, connection);
  }
  return [...found.values()];
}

function connect(origin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let connectedFrom: number | undefined;
  const send: Connection['send'] = (target, { cookie, data } = {}) =>
    new Promise((resolve, reject) => {
      const request = http.request(origin + target, {
        agent,
        method: data ? 'POST' : 'GET',
        headers: { ...(cookie && { cookie }), ...(data && { 'content-type': 'application/json' }) },
      });
      request.on('error', reject).on('response', (response) => {
        const { localPort } = response.socket;
        // Another connection may belong to the other process.
        if (connectedFrom !== undefined && connectedFrom !== localPort)
          reject(new Error('The server closed the connection'));
        connectedFrom = localPort;
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (body += part))
          .on('end', () => resolve({ headers: response.headers, body }));
      });
      request.end(data && JSON.stringify(data));
    });
  const localPort = async () => {
    await send('/healthz');
    return connectedFrom ?? 0;
  };
  return { agent, send, localPort };
}

/** Returns the ID of the process that serves the connection from a local port. Linux only. */
async function servingProcess(primary: number, localPort: number): Promise<number> {
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')));
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const from = localPort.toString(16).toUpperCase().padStart(4, '0');
  const inode = rows.find(([, , remote]) => remote?.endsWith(`:${from}`))?.[9];
  const children = await readFile(`/proc/${primary}/task/${primary}/children`, 'utf8');
  for (const id of children.trim().split(' ')) {
    const files = await readdir(`/proc/${id}/fd`);
    const links = await Promise.all(files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')));
    if (links.includes(`socket:[${inode}]`)) return Number(id);
  }
  throw new Error(`No API process serves the connection from port ${localPort}`);
}
