import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { loggedIn } from '../client.js';
import { mutate, unreadNotification, record, type MessageCase } from './message-case.js';
import {
  approve,
  DAY,
  DAY_READ,
  EVENT,
  ON_ID,
  OTHER_DAY,
  OTHER_DAY_READ,
  people,
  sent,
  toCouple,
  toOwner,
} from './parties.js';

const ON_DATE = (field: string) =>
  `mutation M($id: ID!, $date: String!) { answer: ${field}(id: $id, date: $date) { userErrors { code } } }`;
const APPROVE =
  'mutation M($id: ID!, $code: String!) { answer: approveBooking(id: $id, code: $code) { userErrors { code } } }';
const SEND =
  'mutation M($input: EnquiryInput!) { answer: sendEnquiry(input: $input) { userErrors { code } } }';

/** Emails and notifications about enquiries and bookings. */
export const bookingCases: MessageCase[] = [
  ...[makeVenue, makeVendor].map((make): MessageCase => ({
    when: `a couple sends an enquiry to a ${make === makeVenue ? 'venue' : 'vendor'}`,
    emails: ['enquiryReceivedEmail', 'enquirySentEmail'],
    notifications: ['enquiry_received', 'enquiry_sent'],
    async prepare() {
      const named = { name: 'Jheel Mahal', owner_name: 'Kumud Ranawat' };
      const parties = await people(() => make(named));
      const couple = await loggedIn(parties.userId);
      const input = {
        ...{ listingId: parties.listingId, name: 'Ananya Sharma', contact: '0000012345', guests: 1200 },
        ...{ location: 'Udaipur', date: DAY, address: '22 Fatehpura', typeOfEvent: 'Anniversary' },
        message: 'Is the verandah covered?',
      };
      return {
        act: () => mutate(couple, SEND, { input }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `New enquiry: ${EVENT}`,
              `New enquiry for Jheel Mahal from Ananya Sharma: ${EVENT}.`,
              '“Is the verandah covered?”',
              'Phone: +91 00000 12345',
              'Once you have agreed on the date, ask them for the six-digit code of their enquiry and enter it to approve the booking.',
            ),
            toCouple(
              parties,
              'Enquiry sent to Jheel Mahal',
              `Your enquiry to Jheel Mahal was sent: ${EVENT}.`,
              'Once you have agreed on the date, give them the six-digit code that you find under Bookings.',
            ),
          ],
          notifications: [
            unreadNotification(
              parties.listingId,
              'enquiry_received',
              `New enquiry from Ananya Sharma: ${EVENT}.`,
            ),
            record(parties.userId, 'enquiry_sent', `Enquiry sent to Jheel Mahal: ${EVENT}.`),
          ],
        }),
      };
    },
  })),
  {
    when: 'the owner approves an enquiry',
    emails: ['decisionMadeEmail', 'decisionEmail'],
    notifications: ['booking_approved', 'booking_approved'],
    async prepare() {
      const { bookingId, code, ...parties } = await sent();
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
              'To hold the date, pay 40% of the package price. The remainder is paid directly to them on the event day.',
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
    when: 'the owner rejects an enquiry',
    emails: ['decisionMadeEmail', 'decisionEmail'],
    notifications: ['booking_rejected', 'booking_rejected'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      const owner = await loggedIn(parties.listingId);
      return {
        act: () => mutate(owner, ON_ID('rejectBooking'), { id: bookingId }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              'You rejected Ananya Sharma’s enquiry',
              `You rejected Ananya Sharma’s enquiry: ${EVENT}.`,
            ),
            toCouple(
              parties,
              'Jheel Mahal rejected your enquiry',
              `Jheel Mahal rejected your enquiry: ${EVENT}.`,
              'Other venues and vendors may have the date free.',
            ),
          ],
          notifications: [
            record(parties.listingId, 'booking_rejected', `You rejected Ananya Sharma’s enquiry: ${EVENT}.`),
            unreadNotification(
              parties.userId,
              'booking_rejected',
              `Jheel Mahal rejected your enquiry: ${EVENT}.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple withdraws an enquiry',
    emails: [],
    notifications: ['enquiry_withdrawn'],
    async prepare() {
      const { bookingId, listingId, userId } = await sent();
      const couple = await loggedIn(userId);
      return {
        act: () => mutate(couple, ON_ID('withdrawBooking'), { id: bookingId }),
        expected: () => ({
          notifications: [
            unreadNotification(
              listingId,
              'enquiry_withdrawn',
              `Ananya Sharma withdrew their enquiry: ${EVENT}.`,
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple changes the date of an enquiry',
    emails: ['dateChangedEmail'],
    notifications: ['date_changed'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      const couple = await loggedIn(parties.userId);
      const document =
        'mutation U($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) { userErrors { code } } }';
      const text = `Ananya Sharma changed the date of their enquiry from ${DAY_READ} to ${OTHER_DAY_READ}.`;
      return {
        act: () => mutate(couple, document, { input: { id: bookingId, date: OTHER_DAY } }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `New date: Anniversary on ${OTHER_DAY_READ}`,
              text,
              `Their enquiry is now: Anniversary on ${OTHER_DAY_READ}, 1,200 guests. It’s still waiting for your decision.`,
            ),
          ],
          notifications: [unreadNotification(parties.listingId, 'date_changed', text)],
        }),
      };
    },
  },
  {
    when: 'the couple requests a new date',
    emails: ['rescheduleRequestedEmail'],
    notifications: ['reschedule_requested'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
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
    when: 'the owner accepts a new date',
    emails: ['rescheduleDecidedEmail'],
    notifications: ['reschedule_accepted'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
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
      const { bookingId, code: _, ...parties } = await sent();
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
  {
    when: 'a couple looks for a venue in a city',
    emails: [],
    notifications: ['city_interest', 'city_interest'],
    async prepare() {
      const couple = await loggedIn((await makeUser()).id);
      const [one, two] = [await makeVenue({ city: 'Nashik' }), await makeVenue({ city: 'Nashik' })];
      await makeVenue({ city: 'Nashik', status: 'pending' });
      await makeVendor({ city: 'Nashik' });
      const document =
        'mutation M($city: String!) { answer: addCityInterest(city: $city) { userErrors { code } } }';
      const text = 'A couple is looking for a venue in Nashik.';
      return {
        act: () => mutate(couple, document, { city: 'nashik' }),
        expected: () => ({
          notifications: [
            unreadNotification(one.id, 'city_interest', text),
            unreadNotification(two.id, 'city_interest', text),
          ],
        }),
      };
    },
  },
];
