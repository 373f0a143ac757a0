import { makeAdmin } from '../../src/admin/admin.factory.js';
import { readableDay, todayInIndia } from '../../src/core/day.js';
import type { Mail } from '../../src/core/mail.js';
import { makeUser } from '../../src/user/user.factory.js';
import { makeVendor } from '../../src/vendor/vendor.factory.js';
import { makeVenue } from '../../src/venue/venue.factory.js';
import { app } from '../app.js';
import { loggedIn } from '../client.js';
import { makeBooking, type Things } from '../permissions/scene.js';
import { mutate, news, record, type Expected, type MessageCase } from './message-case.js';

const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
/** The day of `makeBooking`, and the one that is proposed instead. */
const DAY = inDays(90);
const OTHER_DAY = inDays(120);
const DAY_READ = readableDay(DAY);
const OTHER_DAY_READ = readableDay(OTHER_DAY);

const EVENT = `Anniversary on ${DAY_READ}, 1,200 guests`;

/** A pending enquiry of Ananya Sharma’s to Jheel Mahal. */
async function sent(): Promise<Things & Parties> {
  const parties = await people();
  const things = await makeBooking(parties.userId, parties.listingId);
  await app().sql(`UPDATE booking SET event_type = 'Anniversary', guests = 1200 WHERE id = $1`, [
    things.bookingId,
  ]);
  return { ...things, ...parties };
}

interface Parties {
  userId: string;
  listingId: string;
  coupleEmail: string;
  ownerEmail: string;
}

async function people(make: () => Promise<{ id: string; email: string }> = makeVenue): Promise<Parties> {
  const [user, listing] = [await makeUser(), await make()];
  return { userId: user.id, listingId: listing.id, coupleEmail: user.email, ownerEmail: listing.email };
}

/** Has the enquiry approved, and another day proposed where one is given. */
const approve = (bookingId: string, proposed: string | null = null) =>
  app().sql(`UPDATE booking SET status = 'approved', decided_at = now(), proposed_date = $2 WHERE id = $1`, [
    bookingId,
    proposed,
  ]);

const toOwner = ({ ownerEmail }: Parties, subject: string, ...paragraphs: string[]): Mail => ({
  to: ownerEmail,
  subject,
  paragraphs: ['Hello Kumud Ranawat,', ...paragraphs],
  action: { label: 'Open your inbox', path: '/notification' },
});

const toCouple = ({ coupleEmail }: Parties, subject: string, ...paragraphs: string[]): Mail => ({
  to: coupleEmail,
  subject,
  paragraphs: ['Hello Ananya Sharma,', ...paragraphs],
  action: { label: 'See my bookings', path: '/userProfilePage?tab=bookings' },
});

const ON_ID = (field: string) => `mutation M($id: ID!) { answer: ${field}(id: $id) { userErrors { code } } }`;
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
    emails: ['enquiryReceivedMail', 'enquirySentMail'],
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
            news(parties.listingId, 'enquiry_received', `New enquiry from Ananya Sharma: ${EVENT}.`),
            record(parties.userId, 'enquiry_sent', `Enquiry sent to Jheel Mahal: ${EVENT}.`),
          ],
        }),
      };
    },
  })),
  {
    when: 'the owner approves an enquiry',
    emails: ['decisionMadeMail', 'decisionMail'],
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
            news(parties.userId, 'booking_approved', `Jheel Mahal approved your booking: ${EVENT}.`),
          ],
        }),
      };
    },
  },
  {
    when: 'the owner rejects an enquiry',
    emails: ['decisionMadeMail', 'decisionMail'],
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
            news(parties.userId, 'booking_rejected', `Jheel Mahal rejected your enquiry: ${EVENT}.`),
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
            news(listingId, 'enquiry_withdrawn', `Ananya Sharma withdrew their enquiry: ${EVENT}.`),
          ],
        }),
      };
    },
  },
  {
    when: 'the couple changes the date of an enquiry',
    emails: ['dateChangedMail'],
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
          notifications: [news(parties.listingId, 'date_changed', text)],
        }),
      };
    },
  },
  {
    when: 'the couple requests a new date',
    emails: ['dateProposedMail'],
    notifications: ['date_proposed'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      await approve(bookingId);
      const couple = await loggedIn(parties.userId);
      const text = `Ananya Sharma requested a new date, ${OTHER_DAY_READ}, for their ${EVENT}.`;
      return {
        act: () => mutate(couple, ON_DATE('proposeDate'), { id: bookingId, date: OTHER_DAY }),
        expected: () => ({
          emails: [
            toOwner(
              parties,
              `New date requested: ${OTHER_DAY_READ}`,
              text,
              'The booking stays approved for its current date until you accept.',
            ),
          ],
          notifications: [news(parties.listingId, 'date_proposed', text)],
        }),
      };
    },
  },
  {
    when: 'the owner accepts a new date',
    emails: ['dateAnsweredMail'],
    notifications: ['date_accepted'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      await approve(bookingId, OTHER_DAY);
      const owner = await loggedIn(parties.listingId);
      const text = `Jheel Mahal moved your booking to ${OTHER_DAY_READ}.`;
      return {
        act: () => mutate(owner, ON_DATE('acceptDate'), { id: bookingId, date: OTHER_DAY }),
        expected: () => ({
          emails: [toCouple(parties, `Your booking is now on ${OTHER_DAY_READ}`, text)],
          notifications: [news(parties.userId, 'date_accepted', text)],
        }),
      };
    },
  },
  {
    when: 'the owner declines a new date',
    emails: ['dateAnsweredMail'],
    notifications: ['date_declined'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      await approve(bookingId, OTHER_DAY);
      const owner = await loggedIn(parties.listingId);
      const text = `Jheel Mahal can’t move your booking to ${OTHER_DAY_READ}. It stays on ${DAY_READ}.`;
      return {
        act: () => mutate(owner, ON_DATE('declineDate'), { id: bookingId, date: OTHER_DAY }),
        expected: () => ({
          emails: [toCouple(parties, `Jheel Mahal can’t move your booking to ${OTHER_DAY_READ}`, text)],
          notifications: [news(parties.userId, 'date_declined', text)],
        }),
      };
    },
  },
  ...[
    {
      status: 'pending',
      text: `Jheel Mahal is no longer on Mandap. Your enquiry is closed: ${EVENT}.`,
    },
    {
      status: 'approved',
      text: `Jheel Mahal is no longer on Mandap. Your booking stays in your dashboard: ${EVENT}. Please agree on everything else with them directly.`,
    },
  ].map(({ status, text }): MessageCase => ({
    when: `an admin deletes a listing with ${status === 'pending' ? 'an enquiry' : 'a booking'}`,
    emails: ['listingGoneMail', 'listingRemovedMail'],
    notifications: ['listing_removed'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      if (status === 'approved') await approve(bookingId);
      const admin = await loggedIn((await makeAdmin()).id);
      return {
        act: () => mutate(admin, ON_ID('deleteListing'), { id: parties.listingId }),
        expected: () => ({
          emails: [
            toCouple(parties, 'Jheel Mahal is no longer on Mandap', text),
            {
              to: parties.ownerEmail,
              subject: 'Jheel Mahal was removed from Mandap',
              paragraphs: [
                'Hello Kumud Ranawat,',
                'Our team has removed Jheel Mahal from Mandap, with its pictures, reviews and login. Couples with a booking keep it, and were told.',
                'If you think that this is a mistake, answer by our contact form and we look at it again.',
              ],
              action: { label: 'Write to us', path: '/aboutus1' },
            },
          ],
          notifications: [news(parties.userId, 'listing_removed', text)],
        }),
      };
    },
  })),
  ...[
    {
      status: 'pending',
      emails: [],
      text: `A couple has left Mandap, and their enquiry is withdrawn: ${EVENT}.`,
    },
    {
      status: 'approved',
      emails: ['coupleLeftMail'],
      text: `A couple has left Mandap. Their booking stays approved: ${EVENT}.`,
    },
  ].map(({ status, emails, text }): MessageCase => ({
    when: `an admin deletes a couple with ${status === 'pending' ? 'an enquiry' : 'a booking'}`,
    emails: [...emails, 'accountRemovedMail'],
    notifications: ['couple_left'],
    async prepare() {
      const { bookingId, code: _, ...parties } = await sent();
      if (status === 'approved') await approve(bookingId);
      const admin = await loggedIn((await makeAdmin()).id);
      const left = toOwner(parties, `The couple booked for ${DAY_READ} has left Mandap`, text);
      return {
        act: () => mutate(admin, ON_ID('deleteUser'), { id: parties.userId }),
        expected: (): Expected => ({
          emails: [
            ...(status === 'approved' ? [left] : []),
            {
              to: parties.coupleEmail,
              subject: 'Your Mandap account was removed',
              paragraphs: [
                'Our team has removed your account from Mandap. Nobody can log in to it any more.',
                'If you think that this is a mistake, answer by our contact form and we look at it again.',
              ],
              action: { label: 'Write to us', path: '/aboutus1' },
            },
          ],
          notifications: [news(parties.listingId, 'couple_left', text)],
        }),
      };
    },
  })),
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
        'mutation M($city: String!) { answer: lookForVenues(city: $city) { userErrors { code } } }';
      const text = 'A couple is looking for a venue in Nashik.';
      return {
        act: () => mutate(couple, document, { city: 'nashik' }),
        expected: () => ({
          notifications: [news(one.id, 'city_interest', text), news(two.id, 'city_interest', text)],
        }),
      };
    },
  },
];
