import { TEST_PASSWORD } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import type { EmailContent } from '../../src/core/email.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { loggedIn } from '../client.js';
import { mutate, unreadNotification, type MessageCase, type Outcome } from './message-case.js';
import { approve, DAY_READ, EVENT, ON_ID, makeSentEnquiry, toCouple, toOwner } from './parties.js';

/** Sent to people who deleted their own account. */
const deleted = (to: string): EmailContent => ({
  to,
  subject: 'Your Mandap account is deleted',
  paragraphs: [
    'Your account is deleted, as you requested. Nobody can log in to it any more.',
    'If it wasn’t you, write to us at once: somebody knows your password. Change it wherever else you use it.',
  ],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});

/** Sent to a user or an admin deleted by an admin. */
const removed = (to: string): EmailContent => ({
  to,
  subject: 'Your Mandap account was removed',
  paragraphs: [
    'Our team has removed your account from Mandap. Nobody can log in to it any more.',
    'If you think that this is a mistake, tell us through our contact form and we’ll look at it again.',
  ],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});

/** Sent to the owner of a listing deleted by an admin. */
const listingRemoved = (to: string): EmailContent => ({
  to,
  subject: 'Jheel Mahal was removed from Mandap',
  paragraphs: [
    'Hello Kumud Ranawat,',
    'Our team has removed Jheel Mahal from Mandap, with its pictures, reviews and login. Couples keep their bookings and have been notified.',
    'If you think that this is a mistake, tell us through our contact form and we’ll look at it again.',
  ],
  action: { label: 'Write to us', path: '/aboutus1#contact' },
});

const byAdmin = async (field: string, id: string): Promise<() => Promise<Outcome>> => {
  const admin = await loggedIn((await makeAdmin()).id);
  return () => mutate(admin, ON_ID(field), { id });
};

const byThemselves = async (accountId: string): Promise<() => Promise<Outcome>> => {
  const caller = await loggedIn(accountId);
  const document =
    'mutation D($password: String!) { answer: deleteAccount(password: $password) { userErrors { code } } }';
  return () => mutate(caller, document, { password: TEST_PASSWORD });
};

/** An account without enquiries. */
const accountDeletions = [
  ...[
    { role: 'user', make: makeUser },
    { role: 'vendor', make: makeVendor },
    { role: 'venue', make: makeVenue },
    { role: 'admin', make: makeAdmin },
  ].map(({ role, make }): MessageCase => ({
    when: `a ${role} deletes their own account`,
    emails: ['accountDeletedEmail'],
    notifications: [],
    async prepare() {
      const { id, email } = await make();
      return { act: await byThemselves(id), expected: () => ({ emails: [deleted(email)] }) };
    },
  })),
  ...(['User', 'Admin'] as const).map((kind): MessageCase => ({
    when: `an admin deletes a ${kind.toLowerCase()}`,
    emails: ['accountRemovedEmail'],
    notifications: [],
    async prepare() {
      const { id, email } = await (kind === 'User' ? makeUser : makeAdmin)();
      return {
        act: await byAdmin(`delete${kind}`, id),
        expected: () => ({ emails: [removed(email)] }),
      };
    },
  })),
];

const listingDeletions = [
  {
    status: 'pending',
    text: `Jheel Mahal is no longer on Mandap. Your enquiry is closed: ${EVENT}.`,
  },
  {
    status: 'approved',
    text: `Jheel Mahal is no longer on Mandap. Your booking stays in your dashboard: ${EVENT}. Please agree on everything else with them directly.`,
  },
].flatMap(({ status, text }) =>
  ['an admin', 'its owner'].map((actor): MessageCase => ({
    when: `${actor} deletes a listing with ${status === 'pending' ? 'an enquiry' : 'a booking'}`,
    emails: ['listingDeletedEmail', actor === 'an admin' ? 'listingRemovedEmail' : 'accountDeletedEmail'],
    notifications: ['listing_deleted'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      if (status === 'approved') await approve(bookingId);
      const { userId, listingId, ownerEmail } = parties;
      return {
        act: await (actor === 'an admin' ? byAdmin('deleteListing', listingId) : byThemselves(listingId)),
        expected: () => ({
          emails: [
            toCouple(parties, 'Jheel Mahal is no longer on Mandap', text),
            actor === 'an admin' ? listingRemoved(ownerEmail) : deleted(ownerEmail),
          ],
          notifications: [unreadNotification(userId, 'listing_deleted', text)],
        }),
      };
    },
  })),
);

const coupleDeletions = [
  {
    status: 'pending',
    text: `A couple has left Mandap, and their enquiry is withdrawn: ${EVENT}.`,
  },
  {
    status: 'approved',
    text: `A couple has left Mandap. Their booking stays approved: ${EVENT}.`,
  },
].flatMap(({ status, text }) =>
  ['an admin', 'themselves'].map((actor): MessageCase => ({
    when: `a couple with ${status === 'pending' ? 'an enquiry' : 'a booking'} is deleted by ${actor}`,
    emails: [
      ...(status === 'approved' ? ['coupleDeletedEmail'] : []),
      actor === 'an admin' ? 'accountRemovedEmail' : 'accountDeletedEmail',
    ],
    notifications: ['couple_deleted'],
    async prepare() {
      const parties = await makeSentEnquiry();
      const { bookingId } = parties;
      if (status === 'approved') await approve(bookingId);
      const { userId, listingId, coupleEmail } = parties;
      const left = toOwner(parties, `The couple booked for ${DAY_READ} has left Mandap`, text);
      return {
        act: await (actor === 'an admin' ? byAdmin('deleteUser', userId) : byThemselves(userId)),
        expected: () => ({
          emails: [
            ...(status === 'approved' ? [left] : []),
            actor === 'an admin' ? removed(coupleEmail) : deleted(coupleEmail),
          ],
          notifications: [unreadNotification(listingId, 'couple_deleted', text)],
        }),
      };
    },
  })),
);

/** Emails and notifications about accounts and listings that are deleted. */
export const deletionCases: MessageCase[] = [...accountDeletions, ...listingDeletions, ...coupleDeletions];
