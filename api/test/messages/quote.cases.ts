import { readableDay } from '../../src/core/day.js';
import type { EmailContent } from '../../src/core/email.js';
import { newId } from '../../src/core/ids.js';
import type { NotificationKind } from '../../src/core/notification.rules.js';
import { loggedIn } from '../client.js';
import { inDays, makeQuote } from '../permissions/scene.js';
import { mutate, unreadNotification, type MessageCase } from './message-case.js';
import {
  approve,
  DAY,
  DAY_READ,
  ON_ID,
  makeSentEnquiry,
  toCouple,
  toOwner,
  type Parties,
} from './parties.js';

const VALID = readableDay(inDays(14));
const TOTAL = '₹4,46,250.00';

const SEND =
  'mutation M($input: SendQuoteInput!) { answer: sendQuote(input: $input) { userErrors { code } } }';
const DECLINE =
  'mutation M($id: ID!, $note: String!) { answer: declineQuote(id: $id, note: $note) { userErrors { code } } }';

type Scene = Parties & { bookingId: string; quoteId: string };

/** Emails of quotes lead to the quote. */
const withOpenQuote = (email: EmailContent): EmailContent => ({
  ...email,
  action: { label: 'Open the quote', path: email.action?.path ?? '' },
});

/** One act of a party; with `quoted` on a quote that waits for the couple. */
function quoteCase(
  when: string,
  { quoted, approved = false }: { quoted: boolean; approved?: boolean },
  email: string,
  kind: NotificationKind,
  act: (scene: Scene) => { side: 'userId' | 'listingId'; document: string; variables: object },
  expected: (scene: Scene) => { email: EmailContent; to: string; text: string },
): MessageCase {
  return {
    when,
    emails: [email],
    notifications: [kind],
    async prepare() {
      const { code: _, ...parties } = await makeSentEnquiry();
      if (approved) await approve(parties.bookingId);
      const scene = { ...parties, quoteId: quoted ? await makeQuote(parties) : '' };
      const { side, document, variables } = act(scene);
      const caller = await loggedIn(scene[side]);
      return {
        act: () => mutate(caller, document, variables),
        expected() {
          const { email: message, to, text } = expected(scene);
          return { emails: [withOpenQuote(message)], notifications: [unreadNotification(to, kind, text)] };
        },
      };
    },
  };
}

const send = ({ bookingId }: Scene) => ({
  side: 'listingId' as const,
  document: SEND,
  variables: {
    input: {
      ...{ bookingId, clientId: newId(), date: DAY, guests: 1200, validUntil: inDays(14) },
      lines: [{ label: 'Vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 145_000, gstRate: 5 }],
      ...{ discount: 1_000_000, note: 'Includes the verandah.' },
    },
  },
});

/** Emails and notifications about quotes. None contains the code. */
export const quoteCases: MessageCase[] = [
  quoteCase('a business sends a quote', { quoted: false }, 'quoteSentEmail', 'quote_sent', send, (scene) => ({
    email: toCouple(
      scene,
      `Jheel Mahal sent you a quote: ${TOTAL}`,
      `Jheel Mahal sent you a quote for ${DAY_READ} and 1,200 guests: ${TOTAL}, including GST.`,
      '“Includes the verandah.”',
      `It’s valid until ${VALID}. Accept it or ask for a change on Mandap. You don’t pay on Mandap.`,
    ),
    to: scene.userId,
    text: `Jheel Mahal sent you a quote of ${TOTAL}, valid until ${VALID}.`,
  })),
  quoteCase(
    'a business sends another version of a quote',
    { quoted: true },
    'quoteSentEmail',
    'quote_sent',
    send,
    (scene) => ({
      email: toCouple(
        scene,
        `Jheel Mahal sent you a quote: ${TOTAL}`,
        `Jheel Mahal sent you a quote for ${DAY_READ} and 1,200 guests: ${TOTAL}, including GST.`,
        'It replaces the earlier quote.',
        '“Includes the verandah.”',
        `It’s valid until ${VALID}. Accept it or ask for a change on Mandap. You don’t pay on Mandap.`,
      ),
      to: scene.userId,
      text: `Jheel Mahal sent you a new version of the quote: ${TOTAL}, valid until ${VALID}.`,
    }),
  ),
  quoteCase(
    'a couple accepts a quote',
    { quoted: true },
    'quoteAcceptedEmail',
    'quote_accepted',
    ({ quoteId }) => ({ side: 'userId', document: ON_ID('acceptQuote'), variables: { id: quoteId } }),
    (scene) => ({
      email: toOwner(
        scene,
        `Ananya Sharma accepted your quote: ${TOTAL}`,
        `Ananya Sharma accepted your quote of ${TOTAL} for ${DAY_READ} and 1,200 guests.`,
        'Ask them for their code and approve the enquiry with it to confirm the booking.',
      ),
      to: scene.listingId,
      text: `Ananya Sharma accepted your quote of ${TOTAL}.`,
    }),
  ),
  quoteCase(
    'a couple accepts a quote for an approved booking',
    { quoted: true, approved: true },
    'quoteAcceptedEmail',
    'quote_accepted',
    ({ quoteId }) => ({ side: 'userId', document: ON_ID('acceptQuote'), variables: { id: quoteId } }),
    (scene) => ({
      email: toOwner(
        scene,
        `Ananya Sharma accepted your quote: ${TOTAL}`,
        `Ananya Sharma accepted your quote of ${TOTAL} for ${DAY_READ} and 1,200 guests.`,
        'The booking now shows this total to both of you.',
      ),
      to: scene.listingId,
      text: `Ananya Sharma accepted your quote of ${TOTAL}.`,
    }),
  ),
  quoteCase(
    'a couple declines a quote',
    { quoted: true },
    'quoteDeclinedEmail',
    'quote_declined',
    ({ quoteId }) => ({ side: 'userId', document: DECLINE, variables: { id: quoteId, note: '' } }),
    (scene) => ({
      email: toOwner(
        scene,
        'Ananya Sharma declined your quote',
        `Ananya Sharma declined your quote of ${TOTAL} for ${DAY_READ}.`,
        'You can send a new version.',
      ),
      to: scene.listingId,
      text: 'Ananya Sharma declined your quote.',
    }),
  ),
  quoteCase(
    'a couple asks for a change to a quote',
    { quoted: true },
    'quoteDeclinedEmail',
    'quote_declined',
    ({ quoteId }) => ({
      side: 'userId',
      document: DECLINE,
      variables: { id: quoteId, note: 'Without the welcome drink?' },
    }),
    (scene) => ({
      email: toOwner(
        scene,
        'Ananya Sharma asks for a change to your quote',
        `Ananya Sharma declined your quote of ${TOTAL} for ${DAY_READ} and asks for a change:`,
        '“Without the welcome drink?”',
        'You can send a new version.',
      ),
      to: scene.listingId,
      text: 'Ananya Sharma declined your quote and asks for a change: “Without the welcome drink?”',
    }),
  ),
];
