import { array, boolean, number, object, string, type InferType, type ObjectShape } from 'yup';
import { isDay } from './day.js';
import { EVENT_TYPES } from './event-type.constants.js';

const params = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().required();

const day = () => string().required().test(isDay);

/** Timestamps, as ISO 8601 in UTC. */
const times = () =>
  array()
    .of(
      string()
        .required()
        .matches(/^\d{4}-.+Z$/),
    )
    .required();

const recipient = () => string().oneOf(['couple', 'owner']).required();

const guests = () => number().integer().min(1).required();

const version = () => number().integer().min(1).required();
const paise = () => number().integer().min(0).required();

/** An event at the time of the notification: its date may change later. */
const event = () =>
  params({
    type: string().oneOf(EVENT_TYPES).required(),
    /** The type as the couple typed it; null for known types. */
    typeText: string().defined().nullable(),
    date: day(),
    guests: guests(),
  });

const reason = () => string().defined();
const price = () => number().integer().min(1).defined().nullable();

/**
 * Every kind of notification, with its subjects and the parameters of its text. Names of people and businesses are read
 * from the subjects' rows; titles that are still shown after such a row is deleted are parameters.
 */
export const NOTIFICATIONS = {
  enquiry_sent: { about: 'booking', params: params({ event: event() }) },
  enquiry_received: { about: 'booking', params: params({ event: event() }) },
  enquiry_withdrawn: { about: 'booking', params: params({ event: event() }) },
  enquiry_unanswered: { about: 'booking', params: params({ event: event() }) },
  booking_approved: {
    about: 'booking',
    params: params({ recipient: recipient(), event: event() }),
  },
  booking_rejected: {
    about: 'booking',
    // Without a reason if it is from an earlier version.
    params: params({
      recipient: recipient(),
      event: event(),
      reason: string(),
      note: string().nullable(),
    }),
  },
  reschedule_requested: { about: 'booking', params: params({ event: event(), requestedDate: day() }) },
  reschedule_accepted: { about: 'booking', params: params({ date: day() }) },
  reschedule_declined: { about: 'booking', params: params({ requestedDate: day(), date: day() }) },
  reschedule_cancelled: { about: 'booking', params: params({ requestedDate: day(), date: day() }) },
  city_interest: { about: 'city', params: params({ city: string().required() }) },
  listing_approved: { about: 'listing', params: params({}) },
  // Without a reason if the admin gave none.
  listing_rejected: { about: 'listing', params: params({ reason: reason().nullable() }) },
  listing_deleted: {
    about: 'booking',
    params: params({ status: string().oneOf(['pending', 'approved']).required(), event: event() }),
  },
  couple_deleted: {
    about: 'booking',
    params: params({ status: string().oneOf(['pending', 'approved']).required(), event: event() }),
  },
  prices_parsed: {
    about: 'listing',
    // `again`: a new version of Mandap has parsed the text once more.
    params: params({ veg: price(), nonVeg: price(), again: boolean() }),
  },
  date_changed: { about: 'booking', params: params({ previousDate: day(), date: day() }) },
  guests_changed: { about: 'booking', params: params({ previousGuests: guests(), guests: guests() }) },
  dates_offered: {
    about: 'booking',
    params: params({ date: day(), dates: array().of(day()).min(1).required() }),
  },
  offer_accepted: { about: 'booking', params: params({ previousDate: day(), date: day() }) },
  offer_declined: { about: 'booking', params: params({ date: day() }) },
  visit_requested: { about: 'booking', params: params({ times: times().min(1) }) },
  visit_offered: { about: 'booking', params: params({ times: times().min(1) }) },
  visit_confirmed: { about: 'booking', params: params({ recipient: recipient(), times: times().length(1) }) },
  visit_moved: { about: 'booking', params: params({ recipient: recipient(), times: times().length(1) }) },
  visit_reminder: { about: 'booking', params: params({ recipient: recipient(), times: times().length(1) }) },
  // Without a time if it was not confirmed.
  visit_cancelled: { about: 'booking', params: params({ recipient: recipient(), times: times().max(1) }) },
  quote_sent: { about: 'booking', params: params({ version: version(), total: paise(), validUntil: day() }) },
  quote_accepted: { about: 'booking', params: params({ version: version(), total: paise() }) },
  // With the change that the couple asks for, if any.
  quote_declined: {
    about: 'booking',
    params: params({ version: version(), note: string().defined().nullable() }),
  },
  message_received: {
    about: 'booking',
    // `count`: messages since the recipient last read the conversation.
    params: params({
      recipient: recipient(),
      count: number().integer().min(1).required(),
    }),
  },
  message_report_decided: {
    about: 'booking',
    params: params({
      recipient: recipient(),
      decision: string().oneOf(['dismissed', 'removed', 'warned']).required(),
    }),
  },
  message_moderated: {
    about: 'booking',
    // Without the reason two years after the event.
    params: params({ recipient: recipient(), removed: boolean().required(), reason: reason().nullable() }),
  },
  review_requested: { about: 'booking', params: params({ date: day() }) },
  confirmation_requested: { about: 'booking', params: params({ date: day() }) },
  event_denied: { about: 'booking', params: params({ date: day() }) },
  dispute_decided: {
    about: 'booking',
    params: params({
      recipient: recipient(),
      upheld: boolean().required(),
      /** Whether the decision published a held review; absent in older notifications. */
      published: boolean(),
      reason: reason(),
    }),
  },
  listing_suspended: { about: 'listing', params: params({ reason: reason() }) },
  listing_reinstated: { about: 'listing', params: params({}) },
  story_published: { about: 'story', params: params({ title: string().defined() }) },
  story_rejected: { about: 'story', params: params({ title: string().defined(), reason: reason() }) },
  review_published: { about: 'review', params: params({ listingName: string().defined() }) },
  review_rejected: { about: 'review', params: params({ listingName: string().defined(), reason: reason() }) },
  flag_decided: { about: 'review', params: params({ kept: boolean().required() }) },
} as const;

export type NotificationKind = keyof typeof NOTIFICATIONS;

/** The parameters of each kind's text. */
export type NotificationParams = {
  [Kind in NotificationKind]: Exactly<InferType<(typeof NOTIFICATIONS)[Kind]['params']>>;
};

/** TypeScript would accept any object as `{}`. */
type Exactly<Params> = keyof Params extends never ? Record<string, never> : Params;

/** The IDs of a notification's subjects, by type. */
export interface Subjects {
  booking: { bookingId: string };
  listing: { listingId: string };
  review: { reviewId: string; listingId: string };
  story: { storyId: string };
  city: object;
}

export type SubjectOf<Kind extends NotificationKind> = Subjects[(typeof NOTIFICATIONS)[Kind]['about']];
