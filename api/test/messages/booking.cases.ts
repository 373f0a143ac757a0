import type { RejectionReason } from '../../src/features/booking/booking.constants.js';
import { loggedIn } from '../client.js';
import { mutate, unreadNotification, record, type MessageCase } from './message-case.js';
import { EVENT, makeSentEnquiry, toCouple, toOwner } from './parties.js';

const APPROVE =
  'mutation M($id: ID!, $code: String!) { answer: approveBooking(id: $id, code: $code) { userErrors { code } } }';
const REJECT =
  'mutation M($id: ID!, $reason: RejectionReason, $note: String) { answer: rejectBooking(id: $id, reason: $reason, note: $note) { userErrors { code } } }';

/** A rejection, with the paragraphs and sentences that explain it. */
async function rejection(words: {
  reason?: RejectionReason;
  note?: string;
  toOwner: string[];
  toCouple: string[];
  notified: string;
}) {
  const parties = await makeSentEnquiry();
  const { bookingId } = parties;
  const owner = await loggedIn(parties.listingId);
  const { reason, note, notified } = words;
  const made = `You rejected Ananya Sharma’s enquiry: ${EVENT}.`;
  const received = `Jheel Mahal rejected your enquiry: ${EVENT}.`;
  return {
    act: () => mutate(owner, REJECT, { id: bookingId, reason, note }),
    expected: () => ({
      emails: [
        toOwner(parties, 'You rejected Ananya Sharma’s enquiry', made, ...words.toOwner),
        toCouple(parties, 'Jheel Mahal rejected your enquiry', received, ...words.toCouple),
      ],
      notifications: [
        record(parties.listingId, 'booking_rejected', made + notified),
        unreadNotification(parties.userId, 'booking_rejected', received + notified),
      ],
    }),
  };
}

/** Emails and notifications about the owner’s decision on an enquiry. */
export const bookingCases: MessageCase[] = [
  {
    when: 'the owner approves an enquiry',
    emails: ['decisionMadeEmail', 'decisionEmail'],
    notifications: ['booking_approved', 'booking_approved'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId, code } = parties;
      const owner = await loggedIn(parties.listingId);
      return {
        act: () => mutate(owner, APPROVE, { id: bookingId, code }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              'You approved Ananya Sharma’s booking',
              `You approved Ananya Sharma’s booking: ${EVENT}.`,
            ),
            toCouple(
              parties,
              'Jheel Mahal approved your booking',
              `Jheel Mahal approved your booking: ${EVENT}.`,
              'To hold the date, pay 40% of the agreed price. The remainder is paid directly to them on the event day.',
            ),
          ],
          notifications: [
            record(parties.listingId, 'booking_approved', `You approved Ananya Sharma’s booking: ${EVENT}.`),
            unreadNotification(
              parties.userId,
              'booking_approved',
              `Jheel Mahal approved your booking: ${EVENT}.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the owner rejects an enquiry without a reason',
    emails: ['decisionMadeEmail', 'decisionEmail'],
    notifications: ['booking_rejected', 'booking_rejected'],
    prepare: () =>
      rejection({
        toOwner: ['Reason: Other'],
        toCouple: ['Other venues and vendors may suit your plans.'],
        notified: '',
      }),
  },
  {
    when: 'the owner rejects an enquiry because the date is taken',
    emails: ['decisionMadeEmail', 'decisionEmail'],
    notifications: ['booking_rejected', 'booking_rejected'],
    prepare: () =>
      rejection({
        reason: 'DATE_TAKEN',
        toOwner: ['Reason: Date taken'],
        toCouple: ['Other venues and vendors may have the date free.'],
        notified: ' Reason: Date taken.',
      }),
  },
  {
    when: 'the owner rejects an enquiry with a reason and a note',
    emails: ['decisionMadeEmail', 'decisionEmail'],
    notifications: ['booking_rejected', 'booking_rejected'],
    prepare: () =>
      rejection({
        reason: 'TOO_MANY_GUESTS',
        note: 'We seat 450.',
        toOwner: ['Reason: Too many guests', '“We seat 450.”'],
        toCouple: [
          'Reason: Too many guests',
          '“We seat 450.”',
          'Other venues and vendors may suit your plans.',
        ],
        notified: ' Reason: Too many guests. “We seat 450.”',
      }),
  },
];
