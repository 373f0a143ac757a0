import 'reflect-metadata';
import cluster from 'node:cluster';
import { EnvError, readEnv, type Env } from './core/env.js';
import { emailFolder } from './core/email.js';
import { makeLog } from './core/log.js';
import { serverAddress } from './http/server-address.js';
import { DEMO_PASSWORD } from '../db/demo-accounts/accounts.js';
import type { Server, WebMode } from './server.js';

let stopping = false;

// Without a listener, the signal would end the process.
let restart = () => console.error('SIGUSR2 is ignored until Mandap has started');
process.on('SIGUSR2', () => restart());

const env = envOrExit();
const stopTracing = env.tracing ? await startTracing() : async () => undefined;
// Loading the rest takes seconds, and invalid settings are reported first.
const { startApiWorker, startServer } = await import('./server.js');
const web = webFrom(process.argv);
if (cluster.isWorker) await runWorker();
else await runServer();

async function runServer(): Promise<void> {
  const starting = startServer(env, web);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) stopOn(signal, starting);
  const server = await startedOrExit(starting);
  restart = () => {
    server.restart().catch((error: unknown) => console.error(error));
  };
  // Not in the log: whoever starts the server needs the URL at any log level.
  console.log(greeting(server).join('\n'));
  // Without the database, nothing can be drained. Acknowledged writes are in it.
  server.failed.catch((error: unknown) => {
    console.error(`Mandap can't go on: ${messageOf(error)}`);
    process.exit(1);
  });
}

/** Before the rest is loaded, which is then instrumented. */
async function startTracing(): Promise<() => Promise<void>> {
  const { exportTraces } = await import('./core/export-traces.js');
  return exportTraces(makeLog(env.logLevel));
}

async function runWorker(): Promise<void> {
  const starting = startApiWorker(env, web);
  // Ctrl-C and restarts concern the primary process, which then stops its workers.
  process.on('SIGINT', () => undefined);
  restart = () => undefined;
  stopOn('SIGTERM', starting);
  await startedOrExit(starting);
}

/** Registered during the start, because a half-started server can't be stopped cleanly. */
function stopOn(signal: NodeJS.Signals, starting: Promise<Pick<Server, 'stop'>>): void {
  process.on(signal, () => {
    // A second Ctrl-C exits at once, which is safe.
    if (stopping) process.exit(1);
    stopping = true;
    starting
      .then((server) => server.stop())
      .then(stopTracing)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  });
}

async function startedOrExit<Started>(starting: Promise<Started>): Promise<Started> {
  try {
    return await starting;
  } catch (error) {
    console.error(`Mandap can't start: ${messageOf(error)}`);
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** `--dev` serves pages from the sources, `--no-web` only the API. */
function webFrom(args: readonly string[]): WebMode {
  if (args.includes('--dev')) return 'sources';
  return args.includes('--no-web') ? 'none' : 'build';
}

function envOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What the person who started the server needs to know. */
function greeting(server: Server): string[] {
  const lines = [];
  if (!env.smtpUrl) lines.push(`Emails are stored in ${emailFolder(env)}`);
  lines.push(`Mandap is ready at ${serverAddress(env, server.port)}`);
  if (server.demoAccounts.length) {
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { role, email, who } of server.demoAccounts)
      lines.push(`  ${role.padEnd(7)}${email.padEnd(25)}${who}`);
  }
  return lines;
}
