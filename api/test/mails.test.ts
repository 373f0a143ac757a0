import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as apiKey from '../src/features/api-key/api-key.mail.js';
import * as account from '../src/features/account/account.mail.js';
import type { Booking } from '../src/features/booking/booking.entity.js';
import * as bookings from '../src/features/booking/booking.mail.js';
import { projectRoot } from '../src/core/env.js';
import { renderMail, type Mail } from '../src/core/mail.js';
import * as deletion from '../src/features/deletion/deletion.mail.js';
import * as listing from '../src/features/listing/listing.mail.js';
import * as stories from '../src/features/real-wedding/real-wedding.mail.js';
import * as reviews from '../src/features/review/review.mail.js';

const TO = 'ananya@mail.example';
const ORIGIN = 'https://mandap.example';
/** A name as people might type it; it must stay a name. */
const NAME = 'Rani <b>Bagh</b> & Sons';
const owner = { email: TO, ownerName: 'Kumud Ranawat', name: NAME };
const booking = {
  name: 'Ananya Sharma',
  contact: '9829044170',
  message: 'Is the verandah covered?\nWe are 300.',
  listingName: NAME,
  typeOfEvent: 'Wedding',
  date: '2027-02-14',
  guests: 300,
  status: 'approved',
  code: '482913',
} as Booking;
const rejected = { ...booking, status: 'rejected' } as Booking;

/** Every mail there is, as it would be sent. */
const MAILS: Record<string, Mail[]> = {
  resetCodeMail: [account.resetCodeMail(TO, '904417')],
  loginLinkMail: [account.loginLinkMail(TO, 'venue', 'x'.repeat(43))],
  loginAlertMail: [account.loginAlertMail(TO, 'venue')],
  newAddressCodeMail: [account.newAddressCodeMail(TO, '904417')],
  addressChangedMail: [account.addressChangedMail(TO, 'new@mail.example')],
  newAddressMail: [account.newAddressMail(TO)],
  passwordChangedMail: [account.passwordChangedMail(TO)],
  confirmEmailMail: [account.confirmEmailMail(TO, 'venue', '904417')],
  apiKeyMadeMail: [apiKey.apiKeyMadeMail(TO, NAME)],
  accountDeletedMail: [deletion.accountDeletedMail(TO)],
  accountRemovedMail: [deletion.accountRemovedMail(TO)],
  listingRemovedMail: [deletion.listingRemovedMail(TO, 'Kumud Ranawat', NAME)],
  listingApprovedMail: [listing.listingApprovedMail(TO, { ...owner, path: '/venuelist/1' })],
  listingSuspendedMail: [
    listing.listingSuspendedMail(TO, { ...owner, path: '/venueProfilePage', reason: 'Prices <differ>' }),
  ],
  listingReinstatedMail: [listing.listingReinstatedMail(TO, { ...owner, path: '/venuelist/1' })],
  listingRejectedMail: [
    listing.listingRejectedMail(TO, { ...owner, path: '/venueProfilePage', reason: 'No <pictures> yet' }),
  ],
  enquiryReceivedMail: [bookings.enquiryReceivedMail(owner, booking)],
  dateChangedMail: [bookings.dateChangedMail(owner, booking, '2027-02-28')],
  enquirySentMail: [bookings.enquirySentMail(TO, booking)],
  decisionMadeMail: [bookings.decisionMadeMail(owner, booking), bookings.decisionMadeMail(owner, rejected)],
  decisionMail: [bookings.decisionMail(TO, booking), bookings.decisionMail(TO, rejected)],
  dateProposedMail: [bookings.dateProposedMail(owner, booking)],
  dateAnsweredMail: [true, false].map((accepted) =>
    bookings.dateAnsweredMail(TO, booking, { accepted, proposed: '2027-03-01' }),
  ),
  listingGoneMail: [
    bookings.listingGoneMail(TO, booking),
    bookings.listingGoneMail(TO, { ...booking, status: 'pending' }),
  ],
  storyPublishedMail: [stories.storyPublishedMail({ to: TO, name: NAME }, NAME, '/realWedding/1')],
  storyRejectedMail: [
    stories.storyRejectedMail(
      { to: TO, name: NAME },
      NAME,
      'No <pictures> yet',
      '/userProfilePage?tab=stories',
    ),
  ],
  reviewPublishedMail: [reviews.reviewPublishedMail({ to: TO, name: NAME }, NAME)],
  reviewRejectedMail: [reviews.reviewRejectedMail({ to: TO, name: NAME }, NAME, 'No <pictures> yet')],
  coupleLeftMail: [bookings.coupleLeftMail(owner, booking)],
};

const CODE_MAILS = ['resetCodeMail', 'newAddressCodeMail'];

test('the business reads the message of a new enquiry and whom to call', () => {
  const { text, html } = renderMail(bookings.enquiryReceivedMail(owner, booking), ORIGIN);
  expect(text).toContain('“Is the verandah covered?\nWe are 300.”');
  expect(html).toContain('Is the verandah covered?<br>We are 300.');
  expect(text).toContain('+91 98290 44170');
  for (const [name, mails] of Object.entries(MAILS))
    for (const mail of name === 'enquiryReceivedMail' ? [] : mails)
      expect(renderMail(mail, ORIGIN).text).not.toContain('98290 44170');
});

test('every mail of the code is among them', async () => {
  const files = (await readdir(path.join(projectRoot, 'api/src'), { recursive: true })).filter((file) =>
    file.endsWith('.mail.ts'),
  );
  expect(files.map((file) => path.basename(file, '.mail.ts')).sort()).toEqual([
    'account',
    'api-key',
    'booking',
    'deletion',
    'listing',
    'real-wedding',
    'review',
  ]);
  const made = [account, apiKey, bookings, deletion, listing, stories, reviews].flatMap((module) =>
    Object.keys(module).filter((name) => name.endsWith('Mail')),
  );
  expect(Object.keys(MAILS).sort()).toEqual(made.sort());
});

const all = Object.entries(MAILS).flatMap(([name, mails]) => mails.map((mail) => [name, mail] as const));

describe.each(all)('%s', (name, mail) => {
  const { text, html } = renderMail(mail, ORIGIN);
  /** What a person reads in the HTML form. */
  const read = (/<body.*<\/body>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));

  test('says the same in both its forms', () => {
    expect(mail.to).toBe(TO);
    expect(mail.subject).toMatch(/^\S.*\S$/);
    for (const paragraph of mail.paragraphs) {
      expect(paragraph).toMatch(/\S/);
      expect(text).toContain(paragraph);
      expect(read).toContain(paragraph);
    }
    expect(html).toContain('lang="en-IN"');
  });

  test('what people typed is text', () => {
    expect(html).not.toMatch(/<b>|<pictures>/);
  });

  test('leads to Mandap, or has a code', () => {
    if (CODE_MAILS.includes(name)) {
      expect(text).toMatch(/^904417$/m);
      expect(read).toContain('904417');
    } else {
      const link = `${ORIGIN}${mail.action?.path}`;
      expect(text).toContain(`${mail.action?.label}: ${link}`);
      expect(html).toContain(`href="${link.replace(/&/g, '&#38;')}"`);
    }
    // No mail tells a booking's code.
    expect(text + html).not.toContain('482913');
  });
});
