import type { EmailContent } from '../../src/core/email.js';
import { newId } from '../../src/core/ids.js';
import { app } from '../app.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { loggedIn } from '../client.js';
import { makeHeldMessage, makeReportedMessage } from '../permissions/scene.js';
import { mutate, unreadNotification, type MessageCase } from './message-case.js';
import { makeSentEnquiry, type Parties } from './parties.js';

const SEND =
  'mutation M($input: SendMessageInput!) { answer: sendMessage(input: $input) { userErrors { code } } }';

/** Makes the emails that collect messages due now. */
const endCollecting = () =>
  app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`);

const openConversation = (bookingId: string) => ({ label: 'Read and reply', path: `/bookings/${bookingId}` });

const DECIDE_HELD =
  'mutation M($id: ID!, $release: Boolean!, $reason: String) { answer: decideHeldMessage(id: $id, release: $release, reason: $reason) { userErrors { code } } }';
const DECIDE_REPORT =
  'mutation M($id: ID!, $decision: MessageReportDecision!, $reason: String) { answer: decideMessageReport(id: $id, decision: $decision, reason: $reason) { userErrors { code } } }';
const REASON = 'Please don’t insult anybody.';
const RULES =
  'Please keep conversations on Mandap polite and honest. If this goes on, we may suspend your listing or delete your account.';

type Sent = Parties & { bookingId: string };

const removedEmail = ({ coupleEmail, bookingId }: Sent, reason: string): EmailContent => ({
  to: coupleEmail,
  subject: 'We removed your message to Jheel Mahal',
  paragraphs: [
    'Hello Ananya Sharma,',
    'We have removed a message that you sent to Jheel Mahal. The reason:',
    reason,
    RULES,
  ],
  action: { label: 'Open the conversation', path: `/bookings/${bookingId}` },
});

interface ReportOutcome {
  decision: string;
  /** What the reporter reads in the email, and in the notification. */
  outcome: string;
  text: string;
  /** What the sender gets, unless the report is dismissed. */
  sender?: { email: (parties: Sent) => EmailContent; text: string };
}

/** An admin decides about a message of the couple that the business has reported. */
function reportCase({ decision, outcome, text, sender }: ReportOutcome): MessageCase {
  return {
    when: `an admin decides about a reported message: ${decision}`,
    emails: [...(sender ? ['messageModeratedEmail'] : []), 'reportDecidedEmail'],
    notifications: [...(sender ? (['message_moderated'] as const) : []), 'message_report_decided'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const id = await makeReportedMessage(parties);
      const admin = await loggedIn((await makeAdmin()).id);
      return {
        act: () => mutate(admin, DECIDE_REPORT, { id, decision, ...(sender && { reason: REASON }) }),
        expected: () => ({
          emails: [
            ...(sender ? [sender.email(parties)] : []),
            {
              to: parties.ownerEmail,
              subject: 'Your report about a message from Ananya Sharma',
              paragraphs: [
                'Hello Kumud Ranawat,',
                'Thank you for reporting a message from Ananya Sharma. We have read it.',
                outcome,
                'If you don’t want to hear from Ananya Sharma anymore, you can block them in the conversation.',
              ],
              action: { label: 'Open the conversation', path: `/bookings/${parties.bookingId}` },
            },
          ],
          notifications: [
            ...(sender ? [unreadNotification(parties.userId, 'message_moderated', sender.text)] : []),
            unreadNotification(parties.listingId, 'message_report_decided', text),
          ],
        }),
      };
    },
  };
}

/** Emails and notifications about messages. */
export const conversationCases: MessageCase[] = [
  {
    when: 'a couple sends two messages, the second with its code',
    emails: ['messagesEmail'],
    notifications: ['message_received'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId, code } = parties;
      const couple = await loggedIn(parties.userId);
      const ids = [newId(), newId()];
      const inputs = ['Is the verandah\ncovered?', `Our code is ${code.slice(0, 3)} ${code.slice(3)}.`].map(
        (body, i) => ({ bookingId, clientId: ids[i], body }),
      );
      return {
        async act() {
          const outcomes = [];
          for (const input of inputs) outcomes.push(await mutate(couple, SEND, { input }));
          await endCollecting();
          return { errors: outcomes.flatMap(({ errors }) => errors) };
        },
        expected: () => ({
          emails: [
            {
              to: parties.ownerEmail,
              subject: '2 new messages from Ananya Sharma',
              paragraphs: [
                'Hello Kumud Ranawat,',
                'Ananya Sharma sent you 2 messages:',
                '“Is the verandah\ncovered?”',
                '“Our code is ••••••.”',
              ],
              action: openConversation(bookingId),
            },
          ],
          notifications: [
            unreadNotification(parties.listingId, 'message_received', 'Ananya Sharma sent you 2 messages.'),
          ],
        }),
      };
    },
  },
  {
    when: 'a business sends a message',
    emails: ['messagesEmail'],
    notifications: ['message_received'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      const owner = await loggedIn(parties.listingId);
      const input = { bookingId, clientId: newId(), body: 'Yes, on all sides.' };
      return {
        async act() {
          const outcome = await mutate(owner, SEND, { input });
          await endCollecting();
          return outcome;
        },
        expected: () => ({
          emails: [
            {
              to: parties.coupleEmail,
              subject: 'New message from Jheel Mahal',
              paragraphs: ['Hello Ananya Sharma,', 'Jheel Mahal sent you a message:', '“Yes, on all sides.”'],
              action: openConversation(bookingId),
            },
          ],
          notifications: [
            unreadNotification(parties.userId, 'message_received', 'Jheel Mahal sent you a message.'),
          ],
        }),
      };
    },
  },
  {
    when: 'an admin releases a held message',
    emails: ['messagesEmail'],
    notifications: ['message_received'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const id = await makeHeldMessage(parties);
      const admin = await loggedIn((await makeAdmin()).id);
      return {
        async act() {
          const outcome = await mutate(admin, DECIDE_HELD, { id, release: true });
          await endCollecting();
          return outcome;
        },
        expected: () => ({
          emails: [
            {
              to: parties.ownerEmail,
              subject: 'New message from Ananya Sharma',
              paragraphs: ['Hello Kumud Ranawat,', 'Ananya Sharma sent you a message:', '“Call 98290 44170”'],
              action: openConversation(parties.bookingId),
            },
          ],
          notifications: [
            unreadNotification(parties.listingId, 'message_received', 'Ananya Sharma sent you a message.'),
          ],
        }),
      };
    },
  },
  {
    when: 'an admin removes a held message',
    emails: ['messageModeratedEmail'],
    notifications: ['message_moderated'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const id = await makeHeldMessage(parties);
      const admin = await loggedIn((await makeAdmin()).id);
      return {
        act: () => mutate(admin, DECIDE_HELD, { id, release: false, reason: 'It has a phone number.' }),
        expected: () => ({
          emails: [removedEmail(parties, 'It has a phone number.')],
          notifications: [
            unreadNotification(
              parties.userId,
              'message_moderated',
              'We have removed a message that you sent to Jheel Mahal: It has a phone number.',
            ),
          ],
        }),
      };
    },
  },
  reportCase({
    decision: 'DISMISSED',
    outcome: 'It doesn’t break our rules, so it stays.',
    text: 'We have read the message from Ananya Sharma that you reported. It doesn’t break our rules, so it stays.',
  }),
  reportCase({
    decision: 'REMOVED',
    outcome: 'We have removed it and sent the reason to its sender.',
    text: 'We have removed the message from Ananya Sharma that you reported.',
    sender: {
      email: (parties) => removedEmail(parties, REASON),
      text: `We have removed a message that you sent to Jheel Mahal: ${REASON}`,
    },
  }),
  reportCase({
    decision: 'WARNED',
    outcome: 'It stays in your conversation, but we have warned its sender.',
    text: 'We have warned Ananya Sharma because of the message that you reported.',
    sender: {
      email: ({ coupleEmail, bookingId }) => ({
        to: coupleEmail,
        subject: 'About your message to Jheel Mahal',
        paragraphs: [
          'Hello Ananya Sharma,',
          'Jheel Mahal reported a message from you, and we found the report justified. The reason:',
          REASON,
          RULES,
        ],
        action: { label: 'Open the conversation', path: `/bookings/${bookingId}` },
      }),
      text: `Jheel Mahal reported a message from you, and we found the report justified: ${REASON}`,
    },
  }),
];
