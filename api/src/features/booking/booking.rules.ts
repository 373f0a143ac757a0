import { array, boolean, number, object, string } from 'yup';
import { isDay } from '../../core/day.js';
import {
  eventDayRule,
  eventRules,
  guestsRule,
  LOCATION_MAX,
  PERSON_NAME_MAX,
} from '../../core/event.rules.js';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { pageRules } from '../../core/page.rules.js';
import { requiredId, id, tenDigits, text } from '../../core/text.rules.js';
import {
  BOOKING_STATUSES,
  INBOX_SORTS,
  OFFERED_DATES_MAX,
  REJECTION_NOTE_MAX,
  REJECTION_REASONS,
  type InboxSort,
  type RejectionReason,
} from './booking.constants.js';
import { t } from './rules.messages.generated.js';

/** The enquiry dialog's eight fields; all are required. */
export const enquiryRules = object({
  name: text(PERSON_NAME_MAX).required(() => t('nameMissing')),
  contact: tenDigits(() => t('contactTenDigits')).required(() => t('contactMissing')),
  location: text(LOCATION_MAX).required(() => t('locationMissing')),
  ...eventRules(),
  message: text(2000).required(() => t('messageMissing')),
});

export const sendEnquiryRules = enquiryRules.shape({ listingId: requiredId() });

/** A calendar day, past or future. */
const dayRule = () =>
  string().test(
    'day',
    () => t('dayInvalid'),
    (value) => !value || isDay(value),
  );

/** The event date and the number of guests that the business saw: the couple may change them concurrently. */
const seenEvent = () => ({ date: dayRule(), guests: number() });

export const codeRules = object({
  code: text(20)
    .matches(/^.{6}$/, { message: () => t('otpSixDigits'), excludeEmptyString: true })
    .required(() => t('otpMissing')),
});

export const bookingIdRules = object({ id: requiredId() });

export const approvalRules = bookingIdRules.concat(codeRules).shape(seenEvent());

/** Input of the dialog for rejecting an enquiry. */
export const rejectionReasonRules = object({
  reason: string<RejectionReason>()
    .oneOf(REJECTION_REASONS, () => t('reasonMissing'))
    .required(() => t('reasonMissing')),
  note: text(REJECTION_NOTE_MAX),
});

/** Clients that don't know of reasons give none. */
export const rejectionRules = bookingIdRules.concat(rejectionReasonRules).shape({
  ...seenEvent(),
  reason: string<RejectionReason>()
    .oneOf(REJECTION_REASONS, () => t('reasonMissing'))
    .default('OTHER'),
});

/** Input of the dialog for changing a pending enquiry. */
export const enquiryChangeRules = object({ date: eventDayRule(), guests: guestsRule() });

/** The number of guests stays without a new one. */
export const enquiryUpdateRules = bookingIdRules.shape({
  date: eventDayRule(),
  guests: guestsRule().optional(),
});

/** Other dates for a pending enquiry, and the event date that the business saw. */
export const dateOfferRules = bookingIdRules.shape({
  ...seenEvent(),
  dates: array()
    .of(eventDayRule())
    .required()
    .min(1, () => t('dateMissing'))
    .max(OFFERED_DATES_MAX, () => t('datesTooMany', { max: OFFERED_DATES_MAX }))
    .test(
      'distinct',
      () => t('datesRepeated'),
      (dates) => new Set(dates).size === dates.length,
    ),
});

/** A further day of an offer, which may be empty. */
const furtherDay = (...others: string[]) =>
  eventDayRule()
    .optional()
    .transform((day: string) => day || undefined)
    .test(
      'different',
      () => t('datesRepeated'),
      (day, { parent }) => !day || others.every((name) => (parent as Record<string, unknown>)[name] !== day),
    );

/** Input of the dialog for offering dates: one to three different days. */
export const dateOfferFormRules = object({
  first: eventDayRule(),
  second: furtherDay('first'),
  third: furtherDay('first', 'second'),
});

/** The ID of an offer, and which of its dates is accepted. */
export const offerAcceptanceRules = object({
  id: requiredId(),
  date: dayRule().required(() => t('dateMissing')),
});

export const offerIdRules = object({ id: requiredId() });

export const rescheduleRules = bookingIdRules.shape({ date: eventDayRule() });

/** The requested date that the owner saw: the couple may change it concurrently. */
export const rescheduleDecisionRules = bookingIdRules.shape({
  date: dayRule().required(() => t('dateMissing')),
});

export const bookingListRules = object({
  listingId: id(),
  status: string().oneOf(BOOKING_STATUSES),
  rescheduleRequested: boolean(),
  expired: boolean(),
  date: dayRule(),
  search: text(MAX_SEARCH),
  sort: string()
    .oneOf(Object.keys(INBOX_SORTS) as InboxSort[])
    .default('NEWEST'),
  ...pageRules(20),
});

export const bookingPairRules = object({
  listingId: id().required(() => t('venueIdMissing')),
  userId: id().required(() => t('userIdMissing')),
});
