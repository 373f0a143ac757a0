import 'reflect-metadata';
import { EnvError, readEnv, type Env } from './core/env.js';
import { emailFolder } from './core/email.js';
import { DEMO_PASSWORD } from '../db/demo-accounts/accounts.js';
import type { WebSource } from './server.js';

const env = envOrExit();
// All else takes seconds to load, and a wrong setting is told at once.
const { startServer } = await import('./server.js');
const starting = startServer(env, webFrom(process.argv));

// Listening before the start is over: a signal then waits for it, because half a start can't be stopped cleanly.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second Ctrl-C is impatience: it ends the process at once, and the next start finds everything in order.
    if (stopping) process.exit(1);
    stopping = true;
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  });

const server = await starting.catch((error: unknown) => {
  console.error(`Mandap can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
// For whoever started it in a terminal: the address and the demo's accounts.
console.log(greeting().join('\n'));
// Nothing can be drained without the database. What was acknowledged is in it, and the next start finds it in order.
server.failed.catch((error: unknown) => {
  console.error(`Mandap can't go on: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

/** `--dev` serves the web from its sources, `--no-web` the API alone. */
function webFrom(args: readonly string[]): WebSource {
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

function greeting(): string[] {
  const lines = [];
  if (!env.smtpUrl) lines.push(`Mail is kept in ${emailFolder(env)}`);
  lines.push(`Mandap is ready at ${server.address}`);
  if (server.demoAccounts.length) {
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { role, email, who } of server.demoAccounts)
      lines.push(`  ${role.padEnd(7)}${email.padEnd(25)}${who}`);
  }
  return lines;
}
