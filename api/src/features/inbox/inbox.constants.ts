/** Filters of the inbox, with their descriptions. */
export const INBOX_FILTERS = {
  ALL: 'All enquiries.',
  NEEDS_ANSWER:
    'Waiting for the business: an unanswered enquiry, message or change, a declined offer or quote, or a requested date or visit.',
  WAITING_LONG: 'Waiting for the business for more than 48 hours.',
  PENDING: 'Pending, and their date hasn’t passed.',
  QUOTED: 'Pending, and the couple has a quote that they haven’t declined.',
  QUOTE_ACCEPTED: 'Pending, and the couple has accepted a quote: to be approved with their code.',
  NEARLY_FULL: 'Pending, for a date with one place left of several.',
  TOO_MANY_GUESTS: 'Pending, for more guests than the venue takes.',
  DATE_CHANGE: 'Approved with a pending reschedule request.',
  APPROVED: 'Approved.',
  REJECTED: 'Rejected.',
  WITHDRAWN: 'Withdrawn by the couple.',
  EXPIRED: 'Pending, and their date has passed.',
} as const;
export type InboxFilter = keyof typeof INBOX_FILTERS;

export const INBOX_FILTER_NAMES = Object.keys(INBOX_FILTERS) as InboxFilter[];

/** Sort orders of the inbox, with their descriptions. */
export const INBOX_ORDERS = {
  UNREAD_FIRST: 'Unread enquiries first, then read ones; newest first in each group.',
  NEWEST: 'Newest enquiry first.',
  EVENT_DATE: 'Next event first; past events last, the latest of them first.',
} as const;
export type InboxOrder = keyof typeof INBOX_ORDERS;

/** A couple has waited long after this many hours; see decision 45. */
export const WAITING_LONG_HOURS = 48;

/** Maximum number of labels of a business, and of one enquiry. Triggers in migration 0060 enforce them. */
export const LABELS_MAX = 20;
export const LABELS_PER_ENQUIRY_MAX = 5;
export const LABEL_NAME_MAX = 30;

export const NOTE_MAX = 2000;

/** Maximum number of enquiries in one CSV file. */
export const EXPORT_MAX = 5000;
