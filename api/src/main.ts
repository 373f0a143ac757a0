import 'reflect-metadata';
import { EnvError, readEnv, type Env } from './core/env.js';
import { mailFolder } from './core/mail.js';
import { startServer } from './server.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../db/demo/accounts.js';

const env = envOrExit();
const server = await startServer(env, { dev: process.argv.includes('--dev') }).catch((error: unknown) => {
  console.error(`Mandap can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
console.log(greeting().join('\n'));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second Ctrl-C is impatience: it ends the process at once, and the next start finds everything in order.
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });

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
  if (!env.smtpUrl) lines.push(`Mail is kept in ${mailFolder(env)}`);
  lines.push(`Mandap is ready at ${server.address}`);
  if (env.demo) {
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { role, email, who } of DEMO_ACCOUNTS)
      lines.push(`  ${role.padEnd(7)}${email.padEnd(25)}${who}`);
  }
  return lines;
}
