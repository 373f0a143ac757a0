import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { emailFolder, makeMailer } from '../../src/core/email.js';
import { app } from '../app.js';
import { workOffAll } from '../worker.js';

/** Runs the queue of this file's app like the server's worker, and returns the emails sent. */
export async function deliverMail(): Promise<string[]> {
  const { services } = app();
  const folder = emailFolder(services.env);
  await rm(folder, { recursive: true, force: true });
  const mailer = makeMailer(services.env);
  await workOffAll(mailer);
  mailer.close();
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')));
}

/** Returns the code in an email; the text version has it on a separate line. */
export function codeIn(mail: string | undefined): string {
  const [code] = /^\d{6}$/m.exec(mail?.replace(/\r/g, '') ?? '') ?? [];
  if (!code) throw new Error('there is no code in this mail');
  return code;
}
