import { demoPhone } from './people.js';

/** By the writer of Jheel Mahal's latest enquiry, whose account is new. */
export const HELD = {
  listingKey: 'jheel-mahal',
  fromCouple: true,
  body: `We are in Udaipur until Sunday. Could somebody call my father after six, on ${demoPhone(58_213)}?`,
  hoursAgo: 2,
  holdReason: 'phone',
} as const;

/** By a business, to the couple of its latest enquiry. */
export const REPORTED = {
  listingKey: 'malwa-farms',
  fromCouple: false,
  body: 'If you pay the whole amount to my brother’s account by tomorrow, I take 20 % off. Let’s not write about it here.',
  hoursAgo: 5,
  report: {
    reason: 'fraud',
    note: 'They want all the money at once, to a private account.',
    hoursAgo: 4,
  },
} as const;
