import { readableDay } from '../../src/core/day.js';
import { loggedIn } from '../client.js';
import { inDays, makeDateOffer } from '../permissions/scene.js';
import { mutate, unreadNotification, type MessageCase } from './message-case.js';
import {
  approve,
  DAY_READ,
  EVENT,
  ON_ID,
  OTHER_DAY,
  OTHER_DAY_READ,
  makeSentEnquiry,
  toCouple,
  toOwner,
} from './parties.js';

const ON_DATE = (field: string) =>
  `mutation M($id: ID!, $date: String!) { answer: ${field}(id: $id, date: $date) { userErrors { code } } }`;

/** Emails and notifications about dates that one side proposes to the other. */
export const bookingDatesCases: MessageCase[] = [
  {
    when: 'the owner offers other dates',
    emails: ['dateOfferEmail'],
    notifications: ['dates_offered'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      const owner = await loggedIn(parties.listingId);
      const dates = [inDays(121), OTHER_DAY];
      const offered = `${OTHER_DAY_READ} or ${readableDay(inDays(121))}`;
      const document =
        'mutation M($id: ID!, $dates: [String!]!) { answer: offerDates(id: $id, dates: $dates) { userErrors { code } } }';
      return {
        act: () => mutate(owner, document, { id: bookingId, dates }),
        expected: () => ({
          emails: [
            toCouple(
              parties,
              'Jheel Mahal offers other dates',
              `Jheel Mahal offers ${offered} for your enquiry: ${EVENT}.`,
              'Your enquiry stays pending. Under Bookings you can accept a date, decline the offer or withdraw your enquiry.',
            ),
          ],
          notifications: [
            unreadNotification(
              parties.userId,
              'dates_offered',
              `Jheel Mahal offers ${offered} instead of ${DAY_READ}.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple accepts an offered date',
    emails: ['offerDecidedEmail'],
    notifications: ['offer_accepted'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const offer = await makeDateOffer(parties);
      const couple = await loggedIn(parties.userId);
      return {
        act: () => mutate(couple, ON_DATE('acceptDateOffer'), offer),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `Ananya Sharma accepted ${OTHER_DAY_READ}`,
              `Ananya Sharma accepted a date that you offered. Their enquiry is now: Anniversary on ${OTHER_DAY_READ}, 1,200 guests.`,
              'It’s still waiting for your decision. Ask them for the six-digit code of their enquiry and enter it to approve the booking.',
            ),
          ],
          notifications: [
            unreadNotification(
              parties.listingId,
              'offer_accepted',
              `Ananya Sharma accepted ${OTHER_DAY_READ} instead of ${DAY_READ}.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple declines the offered dates',
    emails: ['offerDecidedEmail'],
    notifications: ['offer_declined'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { id } = await makeDateOffer(parties);
      const couple = await loggedIn(parties.userId);
      return {
        act: () => mutate(couple, ON_ID('declineDateOffer'), { id }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              'Ananya Sharma declined the dates that you offered',
              `Ananya Sharma declined the dates that you offered. Their enquiry stays as it was: ${EVENT}. It’s still waiting for your decision.`,
            ),
          ],
          notifications: [
            unreadNotification(
              parties.listingId,
              'offer_declined',
              `Ananya Sharma declined the dates that you offered. Their enquiry stays on ${DAY_READ}.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple requests a new date',
    emails: ['rescheduleRequestedEmail'],
    notifications: ['reschedule_requested'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      await approve(bookingId);
      const couple = await loggedIn(parties.userId);
      const text = `Ananya Sharma requested a new date, ${OTHER_DAY_READ}, for their ${EVENT}.`;
      return {
        act: () => mutate(couple, ON_DATE('requestReschedule'), { id: bookingId, date: OTHER_DAY }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `New date requested: ${OTHER_DAY_READ}`,
              text,
              'The booking stays approved for its current date until you accept.',
            ),
          ],
          notifications: [unreadNotification(parties.listingId, 'reschedule_requested', text)],
        }),
      };
    },
  },
  {
    when: 'the couple cancels the request for a new date',
    emails: ['rescheduleCancelledEmail'],
    notifications: ['reschedule_cancelled'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      await approve(bookingId, OTHER_DAY);
      const couple = await loggedIn(parties.userId);
      const text = `Ananya Sharma cancelled their request for ${OTHER_DAY_READ}. The booking stays on ${DAY_READ}.`;
      return {
        act: () => mutate(couple, ON_ID('cancelReschedule'), { id: bookingId }),
        expected: () => ({
          emails: [toOwner(parties, `Request cancelled: ${OTHER_DAY_READ}`, text)],
          notifications: [unreadNotification(parties.listingId, 'reschedule_cancelled', text)],
        }),
      };
    },
  },
  {
    when: 'the owner accepts a new date',
    emails: ['rescheduleDecidedEmail'],
    notifications: ['reschedule_accepted'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      await approve(bookingId, OTHER_DAY);
      const owner = await loggedIn(parties.listingId);
      const text = `Jheel Mahal moved your booking to ${OTHER_DAY_READ}.`;
      return {
        act: () => mutate(owner, ON_DATE('acceptReschedule'), { id: bookingId, date: OTHER_DAY }),
        expected: () => ({
          emails: [toCouple(parties, `Your booking is now on ${OTHER_DAY_READ}`, text)],
          notifications: [unreadNotification(parties.userId, 'reschedule_accepted', text)],
        }),
      };
    },
  },
  {
    when: 'the owner declines a new date',
    emails: ['rescheduleDecidedEmail'],
    notifications: ['reschedule_declined'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      await approve(bookingId, OTHER_DAY);
      const owner = await loggedIn(parties.listingId);
      const text = `Jheel Mahal can’t move your booking to ${OTHER_DAY_READ}. It stays on ${DAY_READ}.`;
      return {
        act: () => mutate(owner, ON_DATE('declineReschedule'), { id: bookingId, date: OTHER_DAY }),
        expected: () => ({
          emails: [toCouple(parties, `Jheel Mahal can’t move your booking to ${OTHER_DAY_READ}`, text)],
          notifications: [unreadNotification(parties.userId, 'reschedule_declined', text)],
        }),
      };
    },
  },
];
