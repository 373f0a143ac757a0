import { readableTimestamp } from '../../src/core/day.js';
import type { EmailContent } from '../../src/core/email.js';
import type { NotificationKind } from '../../src/core/notification.rules.js';
import { sendVisitReminders } from '../../src/features/visit/visit.tasks.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import { inDays, makeVisit, timeOn } from '../permissions/scene.js';
import { mutate, unreadNotification, type MessageCase, type Outcome } from './message-case.js';
import { EVENT, makeSentEnquiry, type Parties } from './parties.js';

const SLOTS = [timeOn(inDays(10)), timeOn(inDays(11))];
const OFFERED = [timeOn(inDays(12), '16:30'), timeOn(inDays(13), '11:00')];
const [FIRST = '', SECOND = ''] = SLOTS.map(readableTimestamp);
const [OFFERED_TEXT = '', SECOND_OFFERED_TEXT = ''] = OFFERED.map(readableTimestamp);
const OFFERED_ISO = OFFERED.map((time) => time.toISOString());
const ONE_OFFERED_ISO = OFFERED_ISO.slice(0, 1);

type Sent = Parties & { bookingId: string };

interface Invite {
  method: 'REQUEST' | 'CANCEL';
  sequence: number;
  startsAt: Date | undefined;
}

/** An email to one side, with the calendar entry that is attached to it. */
const emailTo = (
  side: 'couple' | 'owner',
  { coupleEmail, ownerEmail, bookingId }: Sent,
  [subject = '', ...paragraphs]: string[],
  visitId = '',
  invite?: Invite,
): EmailContent => ({
  to: side === 'couple' ? coupleEmail : ownerEmail,
  subject,
  paragraphs: [side === 'couple' ? 'Hello Ananya Sharma,' : 'Hello Kumud Ranawat,', ...paragraphs],
  action: { label: 'Open the conversation', path: `/bookings/${bookingId}` },
  ...(invite && {
    invite: {
      ...{ method: invite.method, uid: `visit-${visitId}`, sequence: invite.sequence },
      ...{ startsAt: invite.startsAt?.toISOString() ?? '', minutes: 60 },
      summary: side === 'couple' ? 'Visit: Jheel Mahal' : 'Visit by Ananya Sharma',
      location: 'Jheel Mahal, Udaipur',
      path: `/bookings/${bookingId}`,
    },
  }),
});

const confirmedEmails = (parties: Sent, visitId: string) => {
  const invite: Invite = { method: 'REQUEST', sequence: 0, startsAt: SLOTS[0] };
  const calendar =
    'Add it to your calendar with the attached file. If the visit is moved or cancelled, we’ll send you an update.';
  const subject = `Visit confirmed: ${FIRST}`;
  return [
    emailTo(
      'couple',
      parties,
      [subject, `Your visit to Jheel Mahal is confirmed for ${FIRST}.`, calendar],
      visitId,
      invite,
    ),
    emailTo(
      'owner',
      parties,
      [subject, `Ananya Sharma’s visit to Jheel Mahal is confirmed for ${FIRST}.`, calendar],
      visitId,
      invite,
    ),
  ];
};

const cancelledEmails = (parties: Sent, visitId: string) => {
  const invite: Invite = { method: 'CANCEL', sequence: 1, startsAt: SLOTS[0] };
  const calendar = 'The attached file removes it from your calendar.';
  const subject = `Visit cancelled: ${FIRST}`;
  return [
    emailTo(
      'couple',
      parties,
      [subject, `Your visit to Jheel Mahal on ${FIRST} is cancelled.`, calendar],
      visitId,
      invite,
    ),
    emailTo(
      'owner',
      parties,
      [subject, `Ananya Sharma’s visit to Jheel Mahal on ${FIRST} is cancelled.`, calendar],
      visitId,
      invite,
    ),
  ];
};

const REQUEST =
  'mutation M($bookingId: ID!, $slots: [String!]!) { answer: requestVisit(bookingId: $bookingId, slots: $slots) { userErrors { code } } }';
const OFFER =
  'mutation M($id: ID!, $slots: [String!]!) { answer: offerVisitTimes(id: $id, slots: $slots) { userErrors { code } } }';
const CONFIRM =
  'mutation M($id: ID!, $startsAt: String!) { answer: confirmVisit(id: $id, startsAt: $startsAt) { userErrors { code } } }';
const MOVE =
  'mutation M($id: ID!, $startsAt: String!, $newStart: String!) { answer: moveVisit(id: $id, startsAt: $startsAt, newStart: $newStart) { userErrors { code } } }';
const CANCEL = 'mutation M($id: ID!) { answer: cancelVisit(id: $id) { userErrors { code } } }';
const WITHDRAW = 'mutation M($id: ID!) { answer: withdrawBooking(id: $id) { userErrors { code } } }';

type Scene = Sent & { visitId: string; startsAt: string };

/** Builds a message case: one action by a couple, an owner or a job on a visit with this status. */
function visitCase(
  when: string,
  status: 'none' | 'requested' | 'offered' | 'confirmed',
  side: 'couple' | 'owner' | 'job',
  emails: readonly string[],
  notifications: readonly NotificationKind[],
  actionOf: (scene: Scene) => { document: string; variables: object } | (() => Promise<unknown>),
  expected: (scene: Scene) => { emails: EmailContent[]; texts: [accountId: string, text: string][] },
): MessageCase {
  return {
    when,
    emails,
    notifications,
    async prepare() {
      const { code: _, ...parties } = await makeSentEnquiry();
      const visit = status === 'none' ? { id: '', startsAt: '' } : await makeVisit(parties, status, SLOTS);
      const scene = { ...parties, visitId: visit.id, startsAt: visit.startsAt };
      const client = await loggedIn(side === 'couple' ? parties.userId : parties.listingId);
      const action = actionOf(scene);
      return {
        async act(): Promise<Outcome> {
          if (typeof action !== 'function') return mutate(client, action.document, action.variables);
          await action();
          return { errors: [] };
        },
        expected() {
          const { emails: expectedEmails, texts } = expected(scene);
          return {
            emails: expectedEmails,
            notifications: texts.map(([accountId, text], index) =>
              unreadNotification(accountId, notifications[index] ?? 'visit_requested', text),
            ),
          };
        },
      };
    },
  };
}

const isoSlots = SLOTS.map((slot) => slot.toISOString());

/** Emails and notifications about visits. */
export const visitCases: MessageCase[] = [
  visitCase(
    'a couple requests a visit',
    'none',
    'couple',
    ['visitProposedEmail'],
    ['visit_requested'],
    ({ bookingId }) => ({ document: REQUEST, variables: { bookingId, slots: isoSlots } }),
    (scene) => ({
      emails: [
        emailTo('owner', scene, [
          'Ananya Sharma would like to visit',
          'Ananya Sharma would like to visit Jheel Mahal. Confirm one of these times or offer others:',
          `${FIRST}\n${SECOND}`,
        ]),
      ],
      texts: [[scene.listingId, `Ananya Sharma would like to visit: ${FIRST} or ${SECOND}.`]],
    }),
  ),
  visitCase(
    'a business offers two other times for a visit',
    'requested',
    'owner',
    ['visitProposedEmail'],
    ['visit_offered'],
    ({ visitId }) => ({ document: OFFER, variables: { id: visitId, slots: OFFERED_ISO } }),
    (scene) => ({
      emails: [
        emailTo('couple', scene, [
          'Jheel Mahal offers other times for your visit',
          'Jheel Mahal offers other times for your visit. Confirm one of them or propose others:',
          `${OFFERED_TEXT}\n${SECOND_OFFERED_TEXT}`,
        ]),
      ],
      texts: [
        [
          scene.userId,
          `Jheel Mahal offers other times for your visit: ${OFFERED_TEXT} or ${SECOND_OFFERED_TEXT}.`,
        ],
      ],
    }),
  ),
  visitCase(
    'a business offers another time for a visit',
    'requested',
    'owner',
    ['visitProposedEmail'],
    ['visit_offered'],
    ({ visitId }) => ({ document: OFFER, variables: { id: visitId, slots: ONE_OFFERED_ISO } }),
    (scene) => ({
      emails: [
        emailTo('couple', scene, [
          'Jheel Mahal offers another time for your visit',
          'Jheel Mahal offers another time for your visit. Confirm it or propose others:',
          OFFERED_TEXT,
        ]),
      ],
      texts: [[scene.userId, `Jheel Mahal offers another time for your visit: ${OFFERED_TEXT}.`]],
    }),
  ),
  visitCase(
    'a business confirms a visit',
    'requested',
    'owner',
    ['visitConfirmedEmail', 'visitConfirmedEmail'],
    ['visit_confirmed'],
    ({ visitId, startsAt }) => ({ document: CONFIRM, variables: { id: visitId, startsAt } }),
    (scene) => ({
      emails: confirmedEmails(scene, scene.visitId),
      texts: [[scene.userId, `Jheel Mahal confirmed the visit on ${FIRST}.`]],
    }),
  ),
  visitCase(
    'a couple confirms an offered visit',
    'offered',
    'couple',
    ['visitConfirmedEmail', 'visitConfirmedEmail'],
    ['visit_confirmed'],
    ({ visitId, startsAt }) => ({ document: CONFIRM, variables: { id: visitId, startsAt } }),
    (scene) => ({
      emails: confirmedEmails(scene, scene.visitId),
      texts: [[scene.listingId, `Ananya Sharma confirmed the visit on ${FIRST}.`]],
    }),
  ),
  visitCase(
    'a couple moves a visit',
    'confirmed',
    'couple',
    ['visitMovedEmail', 'visitMovedEmail'],
    ['visit_moved'],
    ({ visitId, startsAt }) => ({
      document: MOVE,
      variables: { id: visitId, startsAt, newStart: ONE_OFFERED_ISO[0] },
    }),
    (scene) => {
      const invite: Invite = { method: 'REQUEST', sequence: 1, startsAt: OFFERED[0] };
      const subject = `Visit moved to ${OFFERED_TEXT}`;
      const calendar = 'The attached file updates your calendar.';
      return {
        emails: [
          emailTo(
            'couple',
            scene,
            [subject, `Your visit to Jheel Mahal was moved from ${FIRST} to ${OFFERED_TEXT}.`, calendar],
            scene.visitId,
            invite,
          ),
          emailTo(
            'owner',
            scene,
            [
              subject,
              `Ananya Sharma’s visit to Jheel Mahal was moved from ${FIRST} to ${OFFERED_TEXT}.`,
              calendar,
            ],
            scene.visitId,
            invite,
          ),
        ],
        texts: [[scene.listingId, `Ananya Sharma moved the visit to ${OFFERED_TEXT}.`]],
      };
    },
  ),
  visitCase(
    'a business cancels a visit',
    'confirmed',
    'owner',
    ['visitCancelledEmail', 'visitCancelledEmail'],
    ['visit_cancelled'],
    ({ visitId }) => ({ document: CANCEL, variables: { id: visitId } }),
    (scene) => ({
      emails: cancelledEmails(scene, scene.visitId),
      texts: [[scene.userId, `Your visit to Jheel Mahal on ${FIRST} is cancelled.`]],
    }),
  ),
  visitCase(
    'a couple cancels the request for a visit',
    'requested',
    'couple',
    ['visitCancelledEmail'],
    ['visit_cancelled'],
    ({ visitId }) => ({ document: CANCEL, variables: { id: visitId } }),
    (scene) => ({
      emails: [
        emailTo('owner', scene, [
          'Visit request cancelled: Ananya Sharma',
          'The visit that you were arranging with Ananya Sharma is cancelled.',
        ]),
      ],
      texts: [[scene.listingId, 'The visit that you were arranging with Ananya Sharma is cancelled.']],
    }),
  ),
  visitCase(
    'a couple withdraws an enquiry with a confirmed visit',
    'confirmed',
    'couple',
    ['visitCancelledEmail', 'visitCancelledEmail'],
    ['enquiry_withdrawn', 'visit_cancelled'],
    ({ bookingId }) => ({ document: WITHDRAW, variables: { id: bookingId } }),
    (scene) => ({
      emails: cancelledEmails(scene, scene.visitId),
      texts: [
        [scene.listingId, `Ananya Sharma withdrew their enquiry: ${EVENT}.`],
        [scene.listingId, `Ananya Sharma’s visit on ${FIRST} is cancelled.`],
      ],
    }),
  ),
  visitCase(
    'a visit is a day away',
    'confirmed',
    'job',
    ['visitReminderEmail', 'visitReminderEmail'],
    ['visit_reminder', 'visit_reminder'],
    ({ visitId }) =>
      async () => {
        await app().sql(`UPDATE visit SET starts_at = now() + interval '23 hours' WHERE id = $1`, [visitId]);
        await sendVisitReminders(app().services.database);
      },
    (scene) => {
      const time = readableTimestamp(new Date(Date.now() + 23 * 3_600_000));
      const change = 'If something has come up, move or cancel the visit in the conversation.';
      return {
        emails: [
          emailTo('couple', scene, [
            `Reminder: visit on ${time}`,
            `Your visit to Jheel Mahal is on ${time}.`,
            change,
          ]),
          emailTo('owner', scene, [
            `Reminder: visit on ${time}`,
            `Ananya Sharma visits Jheel Mahal on ${time}.`,
            change,
          ]),
        ],
        texts: [
          [scene.userId, `Your visit to Jheel Mahal is on ${time}.`],
          [scene.listingId, `Ananya Sharma visits Jheel Mahal on ${time}.`],
        ],
      };
    },
  ),
];
