import { beforeAll } from '@jest/globals';
import { app } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { makeAttachment, type Fixtures } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { originalKey } from '../media/keys.js';
import { makePdf } from './attachment.factory.js';

/** The admin who moderates the conversations of this test file. */
export let admin: Client;
export let adminId: string;

/** Call at the top of a test file, after `useApp`. */
export function useAdmin(): void {
  beforeAll(async () => {
    adminId = (await makeAdmin()).id;
    admin = await loggedIn(adminId);
  });
}

interface Entry {
  id: string;
  body: string;
  status: string;
  holdReason: string | null;
  isRead: boolean;
  reportedByMe: boolean;
  reportDecision: string | null;
}

const FIELDS = 'id body status holdReason isRead reportedByMe reportDecision';

export async function send(
  caller: Client,
  bookingId: string,
  body: string,
  clientId = newId(),
): Promise<Entry> {
  const { data } = await caller.gql<{ sendMessage: { message: Entry } }>(
    `mutation M($input: SendMessageInput!) { sendMessage(input: $input) { message { ${FIELDS} } userErrors { message } } }`,
    { input: { bookingId, clientId, body } },
  );
  return data.sendMessage.message;
}

interface Seen {
  booking: { unreadMessages: number; timeline: { nodes: Partial<Entry>[] } };
  inboxSummary: { unreadCount: number; version: string };
  unreadCounts: { messages: number };
}

/** What a party sees: the messages of the conversation, oldest first, and all counts. */
export async function view(caller: Client, id: string) {
  const { data } = await caller.gql<Seen>(
    `query Q($id: ID!) {
       booking(id: $id) { unreadMessages timeline { nodes { ... on Message { ${FIELDS} } } } }
       inboxSummary { unreadCount version } unreadCounts { messages } }`,
    { id },
  );
  return {
    entries: data.booking.timeline.nodes.toReversed().filter(({ id: messageId }) => messageId) as Entry[],
    counts: [data.booking.unreadMessages, data.inboxSummary.unreadCount, data.unreadCounts.messages],
    version: data.inboxSummary.version,
  };
}
export const bodies = async (caller: Client, id: string) =>
  (await view(caller, id)).entries.map(({ body }) => body);

export const markRead = (caller: Client, bookingId: string, messageId: string) =>
  caller.gql(
    'mutation M($bookingId: ID!, $messageId: ID) { markConversationRead(bookingId: $bookingId, messageId: $messageId) { userErrors { message } } }',
    { bookingId, messageId },
  );

async function codesOf(caller: Client, document: string, variables: object): Promise<string[]> {
  const { data, errors = [] } = await caller.gql<{
    answer?: { userErrors: { code: string; field: string | null }[] } | null;
  } | null>(document, variables);
  return [
    ...errors.map(({ extensions }) => String(extensions?.code)),
    ...(data?.answer?.userErrors ?? []).map(({ code }) => code),
  ];
}

export const decideHeld = (id: string, release: boolean, reason?: string, caller = admin) =>
  codesOf(
    caller,
    'mutation M($id: ID!, $release: Boolean!, $reason: String) { answer: decideHeldMessage(id: $id, release: $release, reason: $reason) { userErrors { code field } } }',
    { id, release, reason },
  );
export const decideReport = (id: string, decision: string, reason?: string) =>
  codesOf(
    admin,
    'mutation M($id: ID!, $decision: MessageReportDecision!, $reason: String) { answer: decideMessageReport(id: $id, decision: $decision, reason: $reason) { userErrors { code field } } }',
    { id, decision, reason },
  );
export const report = (caller: Client, messageId: string, reason = 'ABUSE', note?: string) =>
  codesOf(
    caller,
    'mutation M($input: ReportMessageInput!) { answer: reportMessage(input: $input) { userErrors { code field } } }',
    { input: { messageId, reason, note } },
  );

interface Opened {
  messages: { body: string; isSubject: boolean; attachmentNames: string[]; attachments: { url: string }[] }[];
}
export async function open(caller: Client, id: string): Promise<Opened['messages'] | string> {
  const { data, errors } = await caller.gql<{ openMessageCase: Opened } | null>(
    'mutation M($id: ID!) { openMessageCase(id: $id) { messages { body isSubject attachmentNames attachments { url } } } }',
    { id },
  );
  return errors?.[0]?.extensions.code ?? data?.openMessageCase.messages ?? 'nothing';
}

export async function queue(name: 'HELD' | 'REPORTED') {
  const { data } = await admin.gql<{
    messageCases: {
      nodes: {
        id: string;
        sender: string;
        holdReason: string | null;
        report: { reason: string; note: string | null } | null;
      }[];
    };
  }>(
    'query Q($queue: MessageQueue!) { messageCases(queue: $queue, first: 50) { nodes { id sender holdReason report { reason note } } } }',
    { queue: name },
  );
  return data.messageCases.nodes;
}

export const auditOf = async (id: string) =>
  (
    await app().sql<{ actor: string; action: string; after: unknown }>(
      `SELECT actor_id AS actor, action, after FROM audit WHERE target_id = $1 ORDER BY created_at, id`,
      [id],
    )
  ).map(({ actor, action, after }) => [actor, action, after]);

/** Lets ten minutes pass, and returns the recipients and quoted messages of emails about messages. */
export async function messageEmails() {
  await app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`);
  const emails = await sentEmails();
  return emails
    .filter(({ subject }) => /new message/i.test(subject))
    .map(({ to, paragraphs }) => [to, ...paragraphs.slice(2)]);
}

export const status = async (caller: Client, attachment: string) =>
  (await caller.fetch(`/media/attachment/${attachment}/download`)).status;

/** An attachment of the couple’s whose file is in the store, and its message. */
export async function makeStoredAttachment(
  fixtures: Fixtures,
): Promise<{ attachment: string; message: string }> {
  const attachment = await makeAttachment(fixtures);
  const [row] = await app().sql<{ hash: string; message: string }>(
    `SELECT media_hash AS hash, message_id AS message FROM message_attachment WHERE id = $1`,
    [attachment],
  );
  await app().services.store.put(originalKey(row?.hash ?? ''), makePdf(), 'application/pdf');
  return { attachment, message: row?.message ?? '' };
}

export const CALL = 'Call 98290 44170';
