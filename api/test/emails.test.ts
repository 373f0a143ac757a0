import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as apiKey from '../src/features/api-key/api-key.mail.js';
import * as account from '../src/features/account/account.mail.js';
import type { Booking } from '../src/features/booking/booking.entity.js';
import * as bookings from '../src/features/booking/booking.mail.js';
import { projectRoot } from '../src/core/env.js';
import { EMAIL_KINDS, renderEmail, unsubscribeHeaders, type Email } from '../src/core/email.js';
import * as conversation from '../src/features/conversation/conversation.mail.js';
import { REPORT_DECISIONS } from '../src/features/conversation/moderation.constants.js';
import * as moderation from '../src/features/conversation/moderation.mail.js';
import * as eventConfirmation from '../src/features/event-confirmation/event-confirmation.mail.js';
import * as deletion from '../src/features/deletion/deletion.mail.js';
import * as listing from '../src/features/listing/listing.mail.js';
import type { Quote } from '../src/features/quote/quote.entity.js';
import * as quotes from '../src/features/quote/quote.mail.js';
import * as stories from '../src/features/real-wedding/real-wedding.mail.js';
import * as response from '../src/features/response/response.mail.js';
import * as reviews from '../src/features/review/review.mail.js';
import * as visits from '../src/features/visit/visit.mail.js';
import { ESSENTIAL } from './messages/essential.js';

const TO = 'ananya@mail.example';
const ORIGIN = 'https://mandap.example';
/** Codes of the couple's enquiries. */
const CODES = ['482913', '337128'];
/** A name with markup, which must be shown as text. */
const NAME = 'Rani <b>Bagh</b> & Sons';
const owner = { email: TO, ownerName: 'Kumud Ranawat', name: NAME };
const booking = {
  name: 'Ananya Sharma',
  contact: '9829044170',
  message: 'Is the verandah covered?\nWe are 300. 482913, 33 71 28',
  listingName: NAME,
  eventType: 'WEDDING',
  eventTypeText: null,
  date: '2027-02-14',
  guests: 300,
  status: 'approved',
  code: '482913',
} as Booking;
const rejected = {
  ...booking,
  status: 'rejected',
  rejectionReason: 'DATE_TAKEN',
  rejectionNote: null,
} as Booking;
const rejectedWithNote = {
  ...{
    ...rejected,
    rejectionReason: 'TOO_MANY_GUESTS',
    rejectionNote: 'We seat <200> & no more. Code 482913?',
  },
} as Booking;

const sentBooking = { ...booking, createdAt: new Date('2026-11-20T10:00:00Z') };

const DISPUTE_DECISIONS = [
  { upheld: true, published: false, reason: 'The <photos> show it' },
  { upheld: true, published: true, reason: 'The <photos> show it' },
  { upheld: false, published: false, reason: 'The <photos> show it' },
];

const VISIT_SIDES = (['couple', 'owner'] as const).map((side) => ({
  email: TO,
  name: 'Ananya Sharma',
  side,
}));
const visit = {
  ...({ id: '1', bookingId: '1', status: 'confirmed', sequence: 0 } as const),
  slots: [new Date('2027-01-14T05:30:00Z')],
  startsAt: new Date('2027-01-14T05:30:00Z'),
  ...{
    createdAt: new Date('2027-01-02T05:30:00Z'),
    remindedAt: null,
    closedAt: null,
    closureAnnounced: false,
  },
};

const couple = { email: TO, name: 'Ananya Sharma' };
const quote = {
  version: 1,
  date: '2027-02-14',
  guests: 300,
  total: 44_625_000,
  validUntil: '2026-12-31',
  note: '',
  declineNote: null,
} as Quote;
const secondQuote = {
  ...quote,
  version: 2,
  note: 'With <lights>. Code 482913?',
  declineNote: 'Without <lights>? Code 482913',
};
const moderated = { bookingId: '1', otherName: NAME };

/** Every email, as sent. */
const EMAILS: Record<string, Email[]> = {
  resetCodeEmail: [account.resetCodeEmail(TO, '904417')],
  loginLinkEmail: [account.loginLinkEmail(TO, 'venue', 'x'.repeat(43))],
  loginAlertEmail: [account.loginAlertEmail(TO, 'venue')],
  newAddressCodeEmail: [account.newAddressCodeEmail(TO, '904417')],
  addressChangedEmail: [account.addressChangedEmail(TO, 'new@mail.example')],
  newAddressEmail: [account.newAddressEmail(TO)],
  passwordChangedEmail: [account.passwordChangedEmail(TO)],
  confirmationEmail: [account.confirmationEmail(TO, 'venue', '904417')],
  apiKeyCreatedEmail: [apiKey.apiKeyCreatedEmail(TO, NAME)],
  accountDeletedEmail: [deletion.accountDeletedEmail(TO)],
  accountRemovedEmail: [deletion.accountRemovedEmail(TO)],
  listingRemovedEmail: [deletion.listingRemovedEmail(TO, 'Kumud Ranawat', NAME)],
  listingApprovedEmail: [listing.listingApprovedEmail(TO, { ...owner, path: '/venuelist/1' })],
  listingSuspendedEmail: [
    listing.listingSuspendedEmail(TO, { ...owner, path: '/venueProfilePage', reason: 'Prices <differ>' }),
  ],
  listingReinstatedEmail: [listing.listingReinstatedEmail(TO, { ...owner, path: '/venuelist/1' })],
  listingRejectedEmail: [
    listing.listingRejectedEmail(TO, { ...owner, path: '/venueProfilePage', reason: 'No <pictures> yet' }),
  ],
  enquiryReceivedEmail: [bookings.enquiryReceivedEmail(owner, booking, CODES)],
  enquiryChangedEmail: [
    bookings.enquiryChangedEmail(owner, booking, { previousDate: '2027-02-28', previousGuests: 300 }),
    bookings.enquiryChangedEmail(owner, booking, { previousDate: '2027-02-14', previousGuests: 200 }),
  ],
  dateOfferEmail: [bookings.dateOfferEmail(TO, booking, ['2027-02-28', '2027-03-01'])],
  offerDecidedEmail: [true, false].map((accepted) => bookings.offerDecidedEmail(owner, booking, accepted)),
  enquirySentEmail: [bookings.enquirySentEmail(TO, booking)],
  decisionMadeEmail: [
    bookings.decisionMadeEmail(owner, booking, CODES),
    bookings.decisionMadeEmail(owner, rejected, CODES),
    bookings.decisionMadeEmail(owner, rejectedWithNote, CODES),
  ],
  decisionEmail: [booking, rejected, rejectedWithNote].map((decided) =>
    bookings.decisionEmail(TO, decided, CODES),
  ),
  rescheduleRequestedEmail: [bookings.rescheduleRequestedEmail(owner, booking)],
  rescheduleCancelledEmail: [bookings.rescheduleCancelledEmail(owner, booking, '2027-03-01')],
  rescheduleDecidedEmail: [true, false].map((accepted) =>
    bookings.rescheduleDecidedEmail(TO, booking, { accepted, requestedDate: '2027-03-01' }),
  ),
  listingDeletedEmail: [
    bookings.listingDeletedEmail(TO, booking),
    bookings.listingDeletedEmail(TO, { ...booking, status: 'pending' }),
  ],
  storyPublishedEmail: [stories.storyPublishedEmail({ to: TO, name: NAME }, NAME, '/realWedding/1')],
  storyRejectedEmail: [
    stories.storyRejectedEmail(
      { to: TO, name: NAME },
      NAME,
      'No <pictures> yet',
      '/userProfilePage?tab=stories',
    ),
  ],
  reviewPublishedEmail: [reviews.reviewPublishedEmail({ to: TO, name: NAME }, NAME)],
  reviewRejectedEmail: [reviews.reviewRejectedEmail({ to: TO, name: NAME }, NAME, 'No <pictures> yet')],
  messagesEmail: [
    conversation.messagesEmail(
      { email: TO, name: 'Ananya Sharma' },
      {
        ...{ bookingId: '1', senderName: NAME, codes: CODES, total: 3 },
        messages: [{ body: 'Yes, it is <covered>. 482913 337128', attachments: ['Menu <1> 482913.pdf'] }],
      },
    ),
  ],
  reportDecidedEmail: REPORT_DECISIONS.map((decision) =>
    moderation.reportDecidedEmail(couple, { ...moderated, decision }),
  ),
  messageModeratedEmail: [true, false].map((removed) =>
    moderation.messageModeratedEmail(couple, { ...moderated, removed, reason: 'No <adverts>' }),
  ),
  quoteSentEmail: [quote, secondQuote].map((sent) => quotes.quoteSentEmail(couple, booking, sent, CODES)),
  quoteAcceptedEmail: (['pending', 'approved'] as const).map((status) =>
    quotes.quoteAcceptedEmail(couple, { ...booking, status }, quote),
  ),
  quoteDeclinedEmail: [quote, secondQuote].map((sent) =>
    quotes.quoteDeclinedEmail(couple, booking, sent, CODES),
  ),
  waitingEnquiryEmail: [true, false].map((isBlocked) =>
    response.waitingEnquiryEmail(owner, sentBooking, isBlocked),
  ),
  unansweredEnquiryEmail: [true, false].map((isBlocked) =>
    response.unansweredEnquiryEmail(
      TO,
      sentBooking,
      [{ id: '1', kind: 'venue', name: NAME, city: 'Pune', category: null }],
      isBlocked,
    ),
  ),
  reviewRequestEmail: [
    eventConfirmation.reviewRequestEmail(TO, booking, false),
    eventConfirmation.reviewRequestEmail(TO, booking, true),
  ],
  eventQuestionEmail: [eventConfirmation.eventQuestionEmail(owner, booking)],
  eventDeniedEmail: [eventConfirmation.eventDeniedEmail(TO, booking)],
  disputeDecidedEmail: DISPUTE_DECISIONS.map((decision) =>
    eventConfirmation.disputeDecidedEmail(TO, booking, decision),
  ),
  ownDisputeDecidedEmail: DISPUTE_DECISIONS.map((decision) =>
    eventConfirmation.ownDisputeDecidedEmail(owner, booking, decision),
  ),
  visitProposedEmail: VISIT_SIDES.map((to) => visits.visitProposedEmail(to, booking, visit.slots)),
  visitConfirmedEmail: VISIT_SIDES.map((to) => visits.visitConfirmedEmail(to, booking, visit)),
  visitMovedEmail: VISIT_SIDES.map((to) =>
    visits.visitMovedEmail(to, booking, visit, new Date('2027-01-13T05:30:00Z')),
  ),
  visitCancelledEmail: VISIT_SIDES.flatMap((to) => [
    visits.visitCancelledEmail(to, booking, visit),
    visits.visitCancelledEmail(to, booking, { ...visit, startsAt: null }),
  ]),
  visitReminderEmail: VISIT_SIDES.map((to) => visits.visitReminderEmail(to, booking, visit)),
  coupleDeletedEmail: [bookings.coupleDeletedEmail(owner, booking)],
};

const CODE_EMAILS = ['resetCodeEmail', 'newAddressCodeEmail'];

test('the email about a new enquiry has its message and contact', () => {
  const { text, html } = renderEmail(bookings.enquiryReceivedEmail(owner, booking, CODES), ORIGIN);
  expect(text).toContain('“Is the verandah covered?\nWe are 300. ••••••, ••••••”');
  expect(html).toContain('Is the verandah covered?<br>We are 300. ••••••, ••••••');
  expect(text).toContain('+91 98290 44170');
  for (const [name, emails] of Object.entries(EMAILS))
    for (const mail of name === 'enquiryReceivedEmail' ? [] : emails)
      expect(renderEmail(mail, ORIGIN).text).not.toContain('98290 44170');
});

test('every email function is tested', async () => {
  const files = (await readdir(path.join(projectRoot, 'api/src'), { recursive: true })).filter((file) =>
    file.endsWith('.mail.ts'),
  );
  expect(files.map((file) => path.basename(file, '.mail.ts')).sort()).toEqual([
    'account',
    'api-key',
    'booking',
    'conversation',
    'deletion',
    'event-confirmation',
    'listing',
    'moderation',
    'quote',
    'real-wedding',
    'response',
    'review',
    'visit',
  ]);
  const made = [
    account,
    apiKey,
    bookings,
    conversation,
    deletion,
    eventConfirmation,
    listing,
    moderation,
    quotes,
    response,
    stories,
    reviews,
    visits,
  ].flatMap((module) => Object.keys(module).filter((name) => name.endsWith('Email')));
  expect(Object.keys(EMAILS).sort()).toEqual(made.sort());
});

test('links to similar listings carry the date, and name the category that a redirect would drop it for', () => {
  const similar = { id: '1', name: NAME, city: 'Pune' };
  const { links } = response.unansweredEnquiryEmail(
    TO,
    sentBooking,
    [
      { ...similar, kind: 'venue', category: null },
      { ...similar, kind: 'vendor', category: 'MehendiArtist' },
    ],
    false,
  );
  expect(links?.slice(0, 2).map(({ path }) => path)).toEqual([
    `/venuelist/1?date=${sentBooking.date}`,
    `/vendor/MehendiArtist/1?date=${sentBooking.date}`,
  ]);
});

test('every email is essential for a listed reason, or of a kind that can be switched off', () => {
  const essential = Object.entries(EMAILS).filter(([, emails]) =>
    emails.some(({ kind }) => kind === 'essential'),
  );
  expect(essential.map(([name]) => name).sort()).toEqual(Object.keys(ESSENTIAL).sort());
  for (const [name, emails] of Object.entries(EMAILS))
    for (const { kind } of emails) expect([name, kind]).toEqual([name, emails[0]?.kind]);
});

test.each(EMAIL_KINDS)('emails about %s have an unsubscribe link and the headers of RFC 8058', (kind) => {
  const mail = { ...listing.listingReinstatedEmail(TO, { ...owner, path: '/venuelist/1' }), kind };
  expect(unsubscribeHeaders(mail, ORIGIN)).toEqual({});
  const queued = { ...mail, unsubscribe: { kind, token: 'a.b.c' } };
  const { text, html } = renderEmail(queued, ORIGIN);
  expect(text).toMatch(/\nUnsubscribe from .+: https:\/\/mandap\.example\/unsubscribe#a\.b\.c\n$/);
  expect(html).toContain('href="https://mandap.example/unsubscribe#a.b.c"');
  expect(unsubscribeHeaders(queued, ORIGIN)).toEqual({
    'List-Unsubscribe': '<https://mandap.example/unsubscribe/a.b.c>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

const all = Object.entries(EMAILS).flatMap(([name, emails]) => emails.map((mail) => [name, mail] as const));

describe.each(all)('the email %s', (name, mail) => {
  const { text, html } = renderEmail(mail, ORIGIN);
  /** The text of the HTML version. */
  const read = (/<body.*<\/body>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)));

  test('has the same content as text and as HTML', () => {
    expect(mail.to).toBe(TO);
    expect(mail.subject).toMatch(/^\S.*\S$/);
    for (const paragraph of mail.paragraphs) {
      expect(paragraph).toMatch(/\S/);
      expect(text).toContain(paragraph);
      expect(read).toContain(paragraph);
    }
    expect(html).toContain('lang="en-IN"');
  });

  test('user input is escaped', () => {
    expect(html).not.toMatch(/<b>|<pictures>/);
  });

  test('links to Mandap, or contains a code', () => {
    if (CODE_EMAILS.includes(name)) {
      expect(text).toMatch(/^904417$/m);
      expect(read).toContain('904417');
    } else {
      const link = `${ORIGIN}${mail.action?.path}`;
      expect(text).toContain(`${mail.action?.label}: ${link}`);
      expect(html).toContain(`href="${link.replace(/&/g, '&#38;')}"`);
    }
    // No email contains a booking's code.
    for (const code of CODES) expect(text + html).not.toContain(code);
  });
});
