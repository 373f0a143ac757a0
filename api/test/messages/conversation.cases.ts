import { newId } from '../../src/core/ids.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import { mutate, unreadNotification, type MessageCase } from './message-case.js';
import { sent } from './parties.js';

const SEND =
  'mutation M($input: SendMessageInput!) { answer: sendMessage(input: $input) { userErrors { code } } }';

/** Makes the emails that collect messages due now. */
const endCollecting = () =>
  app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'message-email:%'`);

const openConversation = (bookingId: string) => ({ label: 'Read and reply', path: `/bookings/${bookingId}` });

/** Emails and notifications about messages. */
export const conversationCases: MessageCase[] = [
  {
    when: 'a couple sends two messages, the second with its code',
    emails: ['messagesEmail'],
    notifications: ['message_received'],
    async prepare() {
      const parties = await sent();
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
      const parties = await sent();
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
];
