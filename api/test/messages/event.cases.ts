import { readableDay } from '../../src/core/day.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { askAfterEvents } from '../../src/features/event-confirmation/follow-up.service.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import { denyEvent, endEvent, inDays, makeReview } from '../permissions/scene.js';
import { mutate, unreadNotification, type MessageCase } from './message-case.js';
import { makeSentEnquiry } from './parties.js';

const DATE = inDays(-1);
const DATE_TEXT = readableDay(DATE);

/** Ten in the morning in India, the day after DATE. */
const MORNING_AFTER = new Date(`${inDays(0)}T10:00:00+05:30`);

const ANSWER =
  'mutation M($input: EventAnswerInput!) { answer: confirmEvent(input: $input) { userErrors { code } } }';
const DECIDE = `mutation M($reviewId: ID!, $uphold: Boolean!, $reason: String!) {
  answer: decideDispute(reviewId: $reviewId, uphold: $uphold, reason: $reason) { userErrors { code } } }`;

/** Makes an anniversary of Ananya Sharma at Jheel Mahal that was yesterday. */
async function makePastBooking() {
  const { bookingId, code: _, ...parties } = await makeSentEnquiry();
  await endEvent(bookingId);
  const email = (to: string, name: string, label: string, subject: string, ...paragraphs: string[]) => ({
    ...{ to, subject, paragraphs: [`Hello ${name},`, ...paragraphs] },
    action: { label, path: `/bookings/${bookingId}` },
  });
  return {
    bookingId,
    ...parties,
    toCouple: (label: string, subject: string, ...paragraphs: string[]) =>
      email(parties.coupleEmail, 'Ananya Sharma', label, subject, ...paragraphs),
    toOwner: (label: string, subject: string, ...paragraphs: string[]) =>
      email(parties.ownerEmail, 'Kumud Ranawat', label, subject, ...paragraphs),
  };
}

/** An admin's decision on a disputed review, of which `review` are columns. */
async function decision(
  uphold: boolean,
  review: { status?: string },
  subject: string,
  author: string,
  owner: string,
  notified: string[],
) {
  const { bookingId, userId, listingId, toCouple, toOwner } = await makePastBooking();
  await denyEvent(bookingId);
  const { id: reviewId } = await makeReview({ userId, listingId, ...review });
  const admin = await loggedIn((await makeAdmin()).id);
  const reason = 'The photos settle it.';
  return {
    act: () => mutate(admin, DECIDE, { reviewId, uphold, reason }),
    expected: () => ({
      emails: [
        toCouple('See the booking', subject, author, reason),
        toOwner('See the booking', subject, owner, reason),
      ],
      notifications: [userId, listingId].map((accountId, index) =>
        unreadNotification(accountId, 'dispute_decided', notified[index] ?? ''),
      ),
    }),
  };
}

async function askAboutYesterday() {
  await askAfterEvents(app().services.database, MORNING_AFTER);
  return { errors: [] };
}

const EVENT_QUESTION = [
  'Answer',
  `Did Ananya Sharma’s event on ${DATE_TEXT} take place?`,
  `Ananya Sharma’s event was on ${DATE_TEXT}: Anniversary, 1,200 guests.`,
  'Please tell us whether it took place. Reviews of events that took place are marked as verified.',
] as const;

const questions = (userId: string, listingId: string) => [
  unreadNotification(
    userId,
    'review_requested',
    `How was your event on ${DATE_TEXT} with Jheel Mahal? Other couples would like to read your review.`,
  ),
  unreadNotification(
    listingId,
    'confirmation_requested',
    `Did Ananya Sharma’s event on ${DATE_TEXT} take place?`,
  ),
];

/** Emails and notifications after an event. */
export const eventCases: MessageCase[] = [
  {
    when: 'an event was yesterday',
    emails: ['reviewRequestEmail', 'eventQuestionEmail'],
    notifications: ['review_requested', 'confirmation_requested'],
    async prepare() {
      // Asks about the events of earlier cases now, so that they send nothing later.
      await askAfterEvents(app().services.database, MORNING_AFTER);
      const { userId, listingId, toCouple, toOwner } = await makePastBooking();
      return {
        act: askAboutYesterday,
        expected: () => ({
          emails: [
            toCouple(
              'Write a review',
              'How was it at Jheel Mahal?',
              `Your event with Jheel Mahal was on ${DATE_TEXT}: Anniversary. We hope it was a lovely day.`,
              'How was it? A few sentences and photos help other couples. Your review is marked as a verified booking.',
            ),
            toOwner(...EVENT_QUESTION),
          ],
          notifications: questions(userId, listingId),
        }),
      };
    },
  },
  {
    when: 'an event was yesterday, and the couple has reviewed the business before it',
    emails: ['reviewRequestEmail', 'eventQuestionEmail'],
    notifications: ['review_requested', 'confirmation_requested'],
    async prepare() {
      await askAfterEvents(app().services.database, MORNING_AFTER);
      const { userId, listingId, toCouple, toOwner } = await makePastBooking();
      const { id } = await makeReview({ userId, listingId });
      await app().sql(`UPDATE review SET updated_at = now() - interval '9 days' WHERE id = $1`, [id]);
      return {
        act: askAboutYesterday,
        expected: () => ({
          emails: [
            toCouple(
              'Update your review',
              'How was it at Jheel Mahal?',
              `Your event with Jheel Mahal was on ${DATE_TEXT}: Anniversary. We hope it was a lovely day.`,
              'How was it? Your review is from before this event. Please update it: other couples want to read how the day went, and it is then verified by this event.',
            ),
            toOwner(...EVENT_QUESTION),
          ],
          notifications: questions(userId, listingId),
        }),
      };
    },
  },
  {
    when: 'a business says that an event didn’t take place',
    emails: ['eventDeniedEmail'],
    notifications: ['event_denied'],
    async prepare() {
      const { bookingId, userId, listingId, toCouple } = await makePastBooking();
      const owner = await loggedIn(listingId);
      const input = { bookingId, tookPlace: false, statement: 'Nobody came.' };
      return {
        act: () => mutate(owner, ANSWER, { input }),
        expected: () => ({
          emails: [
            toCouple(
              'Answer',
              'Jheel Mahal says that your event didn’t take place',
              `Jheel Mahal says that your event on ${DATE_TEXT} didn’t take place.`,
              'If you review Jheel Mahal, one of our admins reads both sides and decides. Until then your review stays as it is.',
              'If it did take place, please tell us what happened.',
            ),
          ],
          notifications: [
            unreadNotification(
              userId,
              'event_denied',
              `Jheel Mahal says that your event on ${DATE_TEXT} didn’t take place. If it did, tell us what happened.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'an admin upholds a disputed review',
    emails: ['disputeDecidedEmail', 'ownDisputeDecidedEmail'],
    notifications: ['dispute_decided', 'dispute_decided'],
    prepare: () =>
      decision(
        true,
        {},
        'The review of Jheel Mahal stays',
        `We have read what Jheel Mahal and you say about your event on ${DATE_TEXT}. Your review stays, marked as a verified booking. The reason:`,
        `We have read what you and Ananya Sharma say about the event on ${DATE_TEXT}. The review of Jheel Mahal stays, marked as a verified booking. The reason:`,
        [
          'Your review of Jheel Mahal stays: The photos settle it.',
          'Ananya Sharma’s review, which you disputed, stays: The photos settle it.',
        ],
      ),
  },
  {
    when: 'an admin upholds a disputed review that is held',
    emails: ['disputeDecidedEmail', 'ownDisputeDecidedEmail'],
    notifications: ['dispute_decided', 'dispute_decided'],
    prepare: () =>
      decision(
        true,
        { status: 'pending' },
        'The review of Jheel Mahal is published',
        `We have read what Jheel Mahal and you say about your event on ${DATE_TEXT}. Your review is published, marked as a verified booking. The reason:`,
        `We have read what you and Ananya Sharma say about the event on ${DATE_TEXT}. The review of Jheel Mahal is published, marked as a verified booking. The reason:`,
        [
          'Your disputed review of Jheel Mahal is published and verified: The photos settle it.',
          'Ananya Sharma’s review, which you disputed, is published and verified: The photos settle it.',
        ],
      ),
  },
  {
    when: 'an admin removes a disputed review',
    emails: ['disputeDecidedEmail', 'ownDisputeDecidedEmail'],
    notifications: ['dispute_decided', 'dispute_decided'],
    prepare: () =>
      decision(
        false,
        {},
        'The review of Jheel Mahal was removed',
        `We have read what Jheel Mahal and you say about your event on ${DATE_TEXT}. We have removed your review from the page of Jheel Mahal. The reason:`,
        `We have read what you and Ananya Sharma say about the event on ${DATE_TEXT}. We have removed the review from the page of Jheel Mahal. The reason:`,
        [
          'We removed your review of Jheel Mahal: The photos settle it.',
          'We removed Ananya Sharma’s review, which you disputed: The photos settle it.',
        ],
      ),
  },
];
