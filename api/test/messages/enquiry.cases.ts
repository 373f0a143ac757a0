import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { readableDay, todayInIndia } from '../../src/core/day.js';
import type { EmailContent } from '../../src/core/email.js';
import { sendReminders } from '../../src/features/response/reminder.service.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import type { Received } from '../notifications.js';
import { mutate, unreadNotification, record, type MessageCase } from './message-case.js';
import {
  DAY,
  DAY_READ,
  EVENT,
  ON_ID,
  OTHER_DAY,
  OTHER_DAY_READ,
  people,
  makeSentEnquiry,
  toCouple,
  toOwner,
  type BookedParties,
} from './parties.js';

const SEND =
  'mutation M($input: EnquiryInput!) { answer: sendEnquiry(input: $input) { userErrors { code } } }';
const UPDATE =
  'mutation U($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) { userErrors { code } } }';

/** An enquiry that has waited for this number of hours when the job runs. No other listing is in its city. */
async function unanswered(
  hours: number,
  emails: (parties: BookedParties, sentOn: string) => EmailContent[],
  notifications: (parties: BookedParties) => Received[] = () => [],
) {
  const parties = await makeSentEnquiry();
  const { bookingId } = parties;
  await app().sql(`UPDATE listing SET city = 'Jaisalmer' WHERE id = $1`, [parties.listingId]);
  await app().sql(`UPDATE booking SET created_at = now() - make_interval(hours => $2) WHERE id = $1`, [
    bookingId,
    hours,
  ]);
  const sentOn = readableDay(todayInIndia(new Date(Date.now() - hours * 3_600_000)));
  return {
    async act() {
      await sendReminders(app().services.database);
      return { errors: [] };
    },
    expected: () => ({
      emails: emails(parties, sentOn).map((email) => ({
        ...email,
        action: { label: 'Open the enquiry', path: `/bookings/${bookingId}` },
      })),
      notifications: notifications(parties),
    }),
  };
}

/** Emails and notifications about enquiries before the owner’s decision, and about couples who look for a venue. */
export const enquiryCases: MessageCase[] = [
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
      let sentId = '';
      return {
        async act() {
          const outcome = await mutate(couple, SEND, { input });
          const [booking] = await app().sql<{ id: string }>(`SELECT id FROM booking WHERE user_id = $1`, [
            parties.userId,
          ]);
          sentId = booking?.id ?? '';
          return outcome;
        },
        expected: () => ({
          emails: [
            toOwner(
              { ...parties, bookingId: sentId },
              `New enquiry: ${EVENT}`,
              `New enquiry for Jheel Mahal from Ananya Sharma: ${EVENT}.`,
              '“Is the verandah covered?”',
              'Phone: +91 00000 12345',
              'Once you have agreed on the date, ask them for the six-digit code of their enquiry and enter it to approve the booking.',
            ),
            toCouple(
              { ...parties, bookingId: sentId },
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
    when: 'the couple withdraws an enquiry',
    emails: [],
    notifications: ['enquiry_withdrawn'],
    async prepare() {
      const { bookingId, listingId, userId } = await makeSentEnquiry();
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
    emails: ['enquiryChangedEmail'],
    notifications: ['date_changed'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      const couple = await loggedIn(parties.userId);
      const text = `Ananya Sharma changed the date of their enquiry from ${DAY_READ} to ${OTHER_DAY_READ}.`;
      return {
        act: () => mutate(couple, UPDATE, { input: { id: bookingId, date: OTHER_DAY } }),
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
    when: 'the couple changes the date and the number of guests of an enquiry',
    emails: ['enquiryChangedEmail'],
    notifications: ['date_changed', 'guests_changed'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      const couple = await loggedIn(parties.userId);
      return {
        act: () => mutate(couple, UPDATE, { input: { id: bookingId, date: OTHER_DAY, guests: 900 } }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `New date: Anniversary on ${OTHER_DAY_READ}`,
              `Ananya Sharma changed the date of their enquiry from ${DAY_READ} to ${OTHER_DAY_READ}.`,
              'Ananya Sharma changed the number of guests from 1,200 to 900.',
              `Their enquiry is now: Anniversary on ${OTHER_DAY_READ}, 900 guests. It’s still waiting for your decision.`,
            ),
          ],
          notifications: [
            unreadNotification(
              parties.listingId,
              'date_changed',
              `Ananya Sharma changed the date of their enquiry from ${DAY_READ} to ${OTHER_DAY_READ}.`,
            ),
            unreadNotification(
              parties.listingId,
              'guests_changed',
              'Ananya Sharma changed the number of guests of their enquiry from 1,200 to 900.',
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple changes the number of guests of an enquiry',
    emails: ['enquiryChangedEmail'],
    notifications: ['guests_changed'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      const couple = await loggedIn(parties.userId);
      return {
        act: () => mutate(couple, UPDATE, { input: { id: bookingId, date: DAY, guests: 1 } }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `New guest count: Anniversary on ${DAY_READ}, 1 guest`,
              'Ananya Sharma changed the number of guests from 1,200 to 1.',
              `Their enquiry is now: Anniversary on ${DAY_READ}, 1 guest. It’s still waiting for your decision.`,
            ),
          ],
          notifications: [
            unreadNotification(
              parties.listingId,
              'guests_changed',
              'Ananya Sharma changed the number of guests of their enquiry from 1,200 to 1.',
            ),
          ],
        }),
      };
    },
  },
  {
    when: 'an enquiry is unanswered for 48 hours',
    emails: ['waitingEnquiryEmail'],
    notifications: [],
    prepare: () =>
      unanswered(49, (parties, sentOn) => [
        toOwner(
          parties,
          `An enquiry is waiting for your answer: ${EVENT}`,
          `Ananya Sharma sent you an enquiry on ${sentOn}: ${EVENT}. You haven’t answered it yet.`,
          'Write to them, approve or reject it, or offer other dates. Couples see on your page how quickly you usually reply.',
        ),
      ]),
  },
  {
    when: 'an enquiry is unanswered for 72 hours',
    emails: ['waitingEnquiryEmail', 'unansweredEnquiryEmail'],
    notifications: ['enquiry_unanswered'],
    prepare: () =>
      unanswered(
        73,
        (parties, sentOn) => [
          toOwner(
            parties,
            `An enquiry is waiting for your answer: ${EVENT}`,
            `Ananya Sharma sent you an enquiry on ${sentOn}: ${EVENT}. You haven’t answered it yet.`,
            'Write to them, approve or reject it, or offer other dates. Couples see on your page how quickly you usually reply.',
          ),
          {
            ...toCouple(
              parties,
              'Jheel Mahal hasn’t replied yet',
              `Jheel Mahal hasn’t replied to your enquiry of ${sentOn}: ${EVENT}.`,
              'You can wait, write to them, or withdraw your enquiry.',
            ),
            links: [{ label: 'Withdraw enquiry', path: `/bookings/${parties.bookingId}?withdraw=1` }],
          },
        ],
        ({ userId }) => [
          unreadNotification(
            userId,
            'enquiry_unanswered',
            `Jheel Mahal hasn’t replied to your enquiry yet: ${EVENT}.`,
          ),
        ],
      ),
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
