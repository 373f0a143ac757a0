import { accounts } from './table.accounts.js';
import { bookings } from './table.bookings.js';
import { calendars } from './table.calendars.js';
import { content } from './table.content.js';
import { conversations } from './table.conversations.js';
import { enquiries } from './table.enquiries.js';
import { events } from './table.events.js';
import { inboxes } from './table.inbox.js';
import { listings } from './table.listings.js';
import { quotes } from './table.quotes.js';
import { savedReplies } from './table.saved-replies.js';
import { visits } from './table.visits.js';
import type { Row } from './row.js';

/** The permissions of every operation, by its name. */
export const TABLE: Readonly<Record<string, Row>> = {
  ...accounts,
  ...listings,
  ...bookings,
  ...calendars,
  ...conversations,
  ...content,
  ...enquiries,
  ...events,
  ...quotes,
  ...savedReplies,
  ...inboxes,
  ...visits,
};
