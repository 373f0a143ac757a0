import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from './env.js';
import { renderInvite, type CalendarInvite } from './calendar-invite.js';
import { currentLocale } from './language.js';
import { newId } from './ids.js';
import { t } from './email.messages.generated.js';
import { withoutWebAddresses } from './web-addresses.js';

/** Kinds of emails that people can switch off; see decision 51. */
export const EMAIL_KINDS = [
  'messages',
  'enquiries',
  'answers',
  'changes',
  'visits',
  'reminders',
  'moderation',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** One email, as text and HTML; made by a feature's `*.mail.ts`. */
export interface Email extends EmailContent {
  /** Essential: a confirmation of the recipient's own act, or about the security or the end of their account. */
  kind: EmailKind | 'essential';
}

/** What the recipient of an email reads. */
export interface EmailContent {
  to: string;
  subject: string;
  /** Paragraphs of plain text, used in both versions. */
  paragraphs: string[];
  /** Links after the paragraphs, one per line. */
  links?: readonly { label: string; path: string }[];
  /** A button (HTML) or link (text) at the end. */
  action?: { label: string; path: string };
  /** A one-time code, displayed large. */
  code?: string;
  /** Attached as an .ics file. */
  invite?: CalendarInvite;
  /** Lets the recipient switch off emails of this kind without logging in. */
  unsubscribe?: { kind: EmailKind; token: string };
}

/** Name of the task that delivers an email. Queued jobs store it, so it must not change. */
export const EMAIL_TASK = 'mail';

export interface Mailer {
  deliver(email: EmailContent): Promise<void>;
  /** Cancels deliveries that are still running, which then fail. */
  close(): void;
}

/** How long a mail server may take to accept a connection, to greet, and to answer a command, in milliseconds. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const senderOf = (env: Env) => ({
  name: 'Mandap',
  address: `no-reply@${new URL(env.publicUrl).hostname}`,
});

/** Returns an invite as the file that an email to this address has attached. */
export const inviteFile = (env: Env, invite: CalendarInvite, to: string): string =>
  renderInvite(invite, { origin: env.publicUrl, from: senderOf(env), to });

/** Sends emails by SMTP if it is configured, and otherwise writes them as .eml files to `<data>/mail`. */
export function makeMailer(env: Env): Mailer {
  const from = senderOf(env);
  const message = (email: EmailContent) => ({
    from,
    to: email.to,
    subject: withoutWebAddresses(email.subject),
    headers: unsubscribeHeaders(email, env.publicUrl),
    ...renderEmail(email, env.publicUrl),
    icalEvent: email.invite && {
      method: email.invite.method,
      filename: 'visit.ics',
      content: inviteFile(env, email.invite, email.to),
    },
  });
  if (env.smtpUrl) {
    // Parameters of the URL, such as ?socketTimeout=60000, take precedence.
    const transport = createTransport({ ...SMTP_TIMEOUTS, url: env.smtpUrl });
    const closing = new AbortController();
    return {
      deliver: async (email) =>
        void (await transport.sendMail({ ...message(email), signal: closing.signal })),
      close() {
        closing.abort();
        transport.close();
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = emailFolder(env);
  return {
    async deliver(email) {
      const sent = await transport.sendMail(message(email));
      await mkdir(folder, { recursive: true });
      await writeAtomically(path.join(folder, `${newId()}.eml`), sent.message as Buffer);
    },
    close: () => transport.close(),
  };
}

/** Writes a file atomically, readable by its owner only. Deletes the unfinished file on failure. */
async function writeAtomically(file: string, data: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, data, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Folder of emails if no SMTP server is configured. File names sort by time. */
export const emailFolder = (env: Env): string => path.join(env.dataDir, 'mail');

/** Path to which mail programs post when the recipient presses their unsubscribe button (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Returns the headers with which mail programs show an unsubscribe button; none for essential emails. */
export const unsubscribeHeaders = ({ unsubscribe }: EmailContent, origin: string): Record<string, string> =>
  unsubscribe
    ? {
        'List-Unsubscribe': `<${origin}${UNSUBSCRIBE_PATH}/${unsubscribe.token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

/** Returns the page on which the recipient confirms. Browsers don't send the fragment, so no log has the token. */
export const unsubscribePage = (token: string): string => `${UNSUBSCRIBE_PATH}#${token}`;

/** Renders an email as text and HTML. Links point to `origin`; web addresses in user input are not linked. */
export function renderEmail(email: EmailContent, origin: string): { text: string; html: string } {
  const safe = {
    ...email,
    subject: withoutWebAddresses(email.subject),
    paragraphs: email.paragraphs.map(withoutWebAddresses),
    links: email.links?.map((link) => ({ ...link, label: withoutWebAddresses(link.label) })),
  };
  return { text: renderText(safe, origin), html: renderHtml(safe, origin) };
}

function renderText(email: EmailContent, origin: string): string {
  const parts = [...email.paragraphs];
  parts.push(...(email.links ?? []).map(({ label, path }) => `${label}: ${origin}${path}`));
  if (email.code) parts.push(email.code);
  if (email.action) parts.push(`${email.action.label}: ${origin}${email.action.path}`);
  parts.push('Mandap');
  if (email.unsubscribe)
    parts.push(
      `${unsubscribeLabel(email.unsubscribe)}: ${origin}${unsubscribePage(email.unsubscribe.token)}`,
    );
  return parts.join('\n\n') + '\n';
}

function renderHtml(email: EmailContent, origin: string): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const code = email.code
    ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:8px;font-weight:bold">${escapeHtml(email.code)}</p>`
    : '';
  const links = (email.links ?? []).map(
    ({ label, path }) =>
      `<p style="margin:0 0 16px"><a href="${escapeHtml(origin + path)}" style="color:#701627">${escapeHtml(label)}</a></p>`,
  );
  const action = email.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(origin + email.action.path)}" style="background:#701627;color:#fff8ec;padding:12px 24px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(email.action.label)}</a></p>`
    : '';
  const footer = email.unsubscribe
    ? `<p style="margin:32px 0 0;font-size:14px"><a href="${escapeHtml(origin + unsubscribePage(email.unsubscribe.token))}" style="color:#6d5c5e">${escapeHtml(unsubscribeLabel(email.unsubscribe))}</a></p>`
    : '';
  return `<!doctype html><html lang="${currentLocale()}"><head><meta charset="utf-8"><title>${escapeHtml(email.subject)}</title></head><body style="margin:0;background:#fcf8f1;color:#2a1719;font:16px/1.6 Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="margin:0 0 24px;font:500 28px Georgia,serif;color:#701627">Mandap</p>${email.paragraphs.map(paragraph).join('')}${links.join('')}${code}${action}${footer}</div></body></html>`;
}

const unsubscribeLabel = ({ kind }: { kind: EmailKind }): string => t(`unsubscribe.${kind}`);

/** Escapes text for an HTML element or a quoted attribute. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
