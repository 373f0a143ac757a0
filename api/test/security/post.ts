import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { mailFolder, makeMailer } from '../../src/core/mail.js';
import { makeTasks } from '../../src/core/tasks.js';
import { features } from '../../src/features/index.js';
import { app } from '../app.js';
import { workOff } from '../worker.js';

/** Works off the queue of this file's app, as the server's worker does, and answers the mails it wrote. */
export async function deliverMail(): Promise<string[]> {
  const { services } = app();
  const folder = mailFolder(services.env);
  await rm(folder, { recursive: true, force: true });
  const mailer = makeMailer(services.env);
  await workOff(makeTasks(features, services, mailer));
  mailer.close();
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')));
}

/** The code in a mail; the text part has it on a line of its own. */
export function codeIn(mail: string | undefined): string {
  const [code] = /^\d{6}$/m.exec(mail?.replace(/\r/g, '') ?? '') ?? [];
  if (!code) throw new Error('there is no code in this mail');
  return code;
}
