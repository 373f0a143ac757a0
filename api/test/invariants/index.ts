import { messageOnce, messageOrder } from './conversations.js';
import { dailyCapacity } from './daily-capacity.js';
import { dateOffers, decisionOnce, oneOpenBooking } from './enquiries.js';
import type { Invariant } from './invariant.js';
import { privateConversation } from './private-conversation.js';
import { reviewOnce, wishlistOnce } from './listings.js';
import { oneAcceptedQuote } from './quotes.js';
import { oneVisit } from './visits.js';
import { withdrawnContact } from './withdrawn-contact.js';

export const INVARIANTS: readonly Invariant[] = [
  ...[dailyCapacity, oneOpenBooking, decisionOnce, dateOffers],
  ...[privateConversation, withdrawnContact],
  ...[messageOnce, messageOrder, oneAcceptedQuote, oneVisit, wishlistOnce, reviewOnce],
];
