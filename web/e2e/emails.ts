import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type BrowserContext } from '@playwright/test';
import { DATA_DIR } from './dataDir';
import { ask } from './network';

/** Waits for the newest email to an address, with this subject if one is given. The server writes emails to files. */
export async function emailTo(address: string, subject = ''): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const folder = path.join(DATA_DIR, 'mail');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
      for (const file of files.sort().reverse()) {
        const mail = await readFile(path.join(folder, file), 'utf8');
        if (mail.includes(`To: ${address}`) && mail.includes(`Subject: ${subject}`)) return (found = mail);
      }
      return '';
    })
    .not.toBe('');
  return found;
}

/** Returns the six-digit code in an email. */
export function codeIn(mail: string): string {
  const [code] = /^\d{6}$/m.exec(mail.replaceAll('\r', '')) ?? [];
  if (!code) throw new Error('there is no code in this email');
  return code;
}

/** Confirms the address of a new account, which receives emails from then on. Its session is that of the context. */
export async function confirmEmail({ request }: BrowserContext, address: string): Promise<void> {
  const code = codeIn(await emailTo(address, 'Confirm your email for Mandap'));
  await ask(request, 'mutation C($code: String!) { confirmEmail(code: $code) { userErrors { message } } }', {
    code,
  });
}
