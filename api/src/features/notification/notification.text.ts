import { readableDay, readableTimestamp } from '../../core/day.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import type { NotificationKind, NotificationParams } from '../../core/notification.rules.js';
import { formatList, formatPaise } from '../../core/intl.js';
import { rejectionReasonLabel } from '../booking/booking.labels.js';
import { REJECTION_REASONS } from '../booking/booking.constants.js';
import { formerUser } from '../booking/couple-name.js';
import { rejectionReason } from '../listing/rejection-reason.js';
import { t } from './messages.generated.js';
import type { LegacyParams, Notification } from './notification.entity.js';

/** Present names of a notification's subjects; null for deleted ones and those it doesn't have. */
export interface Names {
  couple: string | null;
  business: string | null;
  story: string | null;
  /** The author’s short name, as on the review. */
  reviewer: string;
}

type Sentence<Params> = (params: Params, names: Names) => string;

const eventOf = ({ event }: NotificationParams['enquiry_sent']): string =>
  t('event', {
    type: typeOfEvent({ eventType: event.type, eventTypeText: event.typeText }),
    date: readableDay(event.date),
    guests: event.guests,
  });
const coupleOf = (names: Names): string => names.couple ?? formerUser();
const businessOf = (names: Names): string => names.business ?? t('formerBusiness');

/** The other party, as the recipient reads of them. */
const otherOf = ({ recipient }: { recipient: string }, names: Names): string =>
  recipient === 'owner' ? coupleOf(names) : businessOf(names);

const timesOf = ({ times }: { times: readonly string[] }): string =>
  formatList(
    times.map((time) => readableTimestamp(new Date(time))),
    'disjunction',
  );

/** The reason for a rejection and what the business added, one sentence each. */
function explanationOf({ reason, note }: NotificationParams['booking_rejected']): string[] {
  const key = REJECTION_REASONS.find((known) => known === reason);
  const sentences =
    key && key !== 'OTHER' ? [t('rejectionReason', { reason: rejectionReasonLabel(key) })] : [];
  return note ? [...sentences, t('rejectionNote', { note })] : sentences;
}

const REPORT_OUTCOMES = {
  dismissed: 'reportDismissed',
  removed: 'reportedMessageRemoved',
  warned: 'reportedSenderWarned',
} as const;

const visitCancelled = (params: NotificationParams['visit_cancelled'], names: Names): string =>
  params.recipient === 'owner'
    ? t('visitCancelledForOwner', { couple: coupleOf(names), time: timesOf(params) })
    : t('visitCancelled', { business: businessOf(names), time: timesOf(params) });

/** The sentence of each kind. None contains a booking's code. */
const SENTENCES: { [Kind in NotificationKind]: Sentence<NotificationParams[Kind]> } = {
  enquiry_sent: (params, names) => t('enquirySent', { business: businessOf(names), event: eventOf(params) }),
  enquiry_received: (params, names) =>
    t('enquiryReceived', { couple: coupleOf(names), event: eventOf(params) }),
  enquiry_withdrawn: (params, names) =>
    t('enquiryWithdrawn', { couple: coupleOf(names), event: eventOf(params) }),
  enquiry_unanswered: (params, names) =>
    t('enquiryUnanswered', { business: businessOf(names), event: eventOf(params) }),
  booking_approved: (params, names) =>
    params.recipient === 'owner'
      ? t('youApproved', { couple: coupleOf(names), event: eventOf(params) })
      : t('approved', { business: businessOf(names), event: eventOf(params) }),
  booking_rejected: (params, names) =>
    [
      params.recipient === 'owner'
        ? t('youRejected', { couple: coupleOf(names), event: eventOf(params) })
        : t('rejected', { business: businessOf(names), event: eventOf(params) }),
      ...explanationOf(params),
    ].join(' '),
  reschedule_requested: (params, names) =>
    t('dateRequested', {
      couple: coupleOf(names),
      requestedDate: readableDay(params.requestedDate),
      event: eventOf(params),
    }),
  reschedule_accepted: ({ date }, names) =>
    t('dateAccepted', { business: businessOf(names), date: readableDay(date) }),
  reschedule_declined: ({ requestedDate, date }, names) =>
    t('dateDeclined', {
      business: businessOf(names),
      requestedDate: readableDay(requestedDate),
      date: readableDay(date),
    }),
  reschedule_cancelled: ({ requestedDate, date }, names) =>
    t('requestCancelled', {
      couple: coupleOf(names),
      requestedDate: readableDay(requestedDate),
      date: readableDay(date),
    }),
  date_changed: ({ previousDate, date }, names) =>
    t('dateChanged', {
      couple: coupleOf(names),
      previousDate: readableDay(previousDate),
      date: readableDay(date),
    }),
  message_received: ({ recipient, count }, names) =>
    recipient === 'owner'
      ? t('messageFrom', { sender: coupleOf(names), count })
      : t('messageFrom', { sender: businessOf(names), count }),
  message_report_decided: (params, names) =>
    t(REPORT_OUTCOMES[params.decision], { other: otherOf(params, names) }),
  message_moderated(params, names) {
    const [other, outcome] = [otherOf(params, names), params.removed ? 'Removed' : 'Warned'] as const;
    return params.reason
      ? t(`message${outcome}`, { other, reason: params.reason })
      : t(`message${outcome}WithoutReason`, { other });
  },
  city_interest: ({ city }) => t('cityInterest', { city }),
  listing_approved: (_, names) => t('listingApproved', { business: businessOf(names) }),
  listing_rejected: ({ reason }, names) =>
    t('listingRejected', { business: businessOf(names), reason: rejectionReason(reason) }),
  listing_deleted: (params, names) =>
    t(params.status === 'pending' ? 'enquiryClosed' : 'bookingStays', {
      business: businessOf(names),
      event: eventOf(params),
    }),
  couple_deleted: (params) =>
    t(params.status === 'pending' ? 'coupleWithdrew' : 'coupleDeleted', { event: eventOf(params) }),
  prices_parsed({ veg, nonVeg, again }) {
    if (again) return t('pricesReadAgain');
    if (veg && nonVeg) return t('bothPricesRead', { veg, nonVeg });
    if (veg) return t('vegPriceRead', { veg });
    return nonVeg ? t('nonVegPriceRead', { nonVeg }) : t('noPriceRead');
  },
  guests_changed: ({ previousGuests, guests }, names) =>
    t('guestsChanged', { couple: coupleOf(names), previousGuests, guests }),
  dates_offered: ({ date, dates }, names) =>
    t('datesOffered', {
      business: businessOf(names),
      dates: formatList(dates.map(readableDay), 'disjunction'),
      date: readableDay(date),
    }),
  offer_accepted: ({ previousDate, date }, names) =>
    t('offerAccepted', {
      couple: coupleOf(names),
      previousDate: readableDay(previousDate),
      date: readableDay(date),
    }),
  offer_declined: ({ date }, names) =>
    t('offerDeclined', { couple: coupleOf(names), date: readableDay(date) }),
  review_requested: ({ date }, names) =>
    t('reviewRequested', { business: businessOf(names), date: readableDay(date) }),
  confirmation_requested: ({ date }, names) =>
    t('confirmationRequested', { couple: coupleOf(names), date: readableDay(date) }),
  event_denied: ({ date }, names) =>
    t('eventDenied', { business: businessOf(names), date: readableDay(date) }),
  dispute_decided({ recipient, upheld, published, reason }, names) {
    const outcome = published ? 'Published' : upheld ? 'Upheld' : 'Removed';
    return recipient === 'owner'
      ? t(`disputedReview${outcome}`, { couple: coupleOf(names), reason })
      : t(`ownReview${outcome}`, { business: businessOf(names), reason });
  },
  visit_requested: (params, names) =>
    t('visitRequested', { couple: coupleOf(names), times: timesOf(params) }),
  visit_offered: (params, names) =>
    t('visitOffered', {
      business: businessOf(names),
      count: params.times.length,
      times: timesOf(params),
    }),
  visit_confirmed: (params, names) =>
    t('visitConfirmed', { other: otherOf(params, names), time: timesOf(params) }),
  visit_moved: (params, names) => t('visitMoved', { other: otherOf(params, names), time: timesOf(params) }),
  visit_reminder: (params, names) =>
    params.recipient === 'owner'
      ? t('coupleVisitsSoon', { couple: coupleOf(names), business: businessOf(names), time: timesOf(params) })
      : t('visitSoon', { business: businessOf(names), time: timesOf(params) }),
  visit_cancelled: (params, names) =>
    params.times.length
      ? visitCancelled(params, names)
      : t('visitRequestCancelled', { other: otherOf(params, names) }),
  quote_sent: ({ version, total, validUntil }, names) =>
    t(version > 1 ? 'quoteSentAgain' : 'quoteSent', {
      business: businessOf(names),
      total: formatPaise(total),
      validUntil: readableDay(validUntil),
    }),
  quote_accepted: ({ total }, names) =>
    t('quoteAccepted', { couple: coupleOf(names), total: formatPaise(total) }),
  quote_declined: ({ note }, names) =>
    note
      ? t('quoteChangeAsked', { couple: coupleOf(names), note })
      : t('quoteDeclined', { couple: coupleOf(names) }),
  listing_suspended: ({ reason }, names) => t('listingSuspended', { business: businessOf(names), reason }),
  listing_reinstated: (_, names) => t('listingReinstated', { business: businessOf(names) }),
  story_published: ({ title }, names) => t('storyPublished', { title: names.story ?? title }),
  story_rejected: ({ title, reason }, names) => t('storyRejected', { title: names.story ?? title, reason }),
  review_published: ({ listingName }, names) =>
    t('reviewPublished', { business: names.business ?? listingName }),
  review_rejected: ({ listingName, reason }, names) =>
    t('reviewRejected', { business: names.business ?? listingName, reason }),
  flag_decided: ({ kept }, names) =>
    t(kept ? 'flaggedReviewKept' : 'flaggedReviewRemoved', { reviewer: names.reviewer }),
};

/** A sentence from an earlier version, with its couple's present name. */
const legacySentence: Sentence<LegacyParams> = ({ before, after }, names) =>
  after === null ? before : before + coupleOf(names) + after;

/** Renders a notification's sentence. */
export const notificationText = ({ kind, params }: Pick<Notification, 'kind' | 'params'>, names: Names) => {
  const sentence = kind === 'legacy' ? legacySentence : SENTENCES[kind];
  // `notify` and a constraint ensure that the params match the kind.
  return (sentence as Sentence<unknown>)(params, names);
};
