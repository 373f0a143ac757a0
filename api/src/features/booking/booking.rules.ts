import { boolean, object, string } from 'yup';
import { isDay } from '../../core/day.js';
import { eventDayRule, eventRules } from '../../core/event.rules.js';
import { pageRules } from '../../core/page.rules.js';
import { requiredId, id, tenDigits, text } from '../../core/text.js';
import { BOOKING_STATUSES, INBOX_SORTS, type InboxSort } from './booking.constants.js';
import { t } from './rules.messages.generated.js';

/** The enquiry dialog's eight fields; all are required. */
export const enquiryRules = object({
  name: text(120).required(() => t('nameMissing')),
  contact: tenDigits(() => t('contactTenDigits')).required(() => t('contactMissing')),
  location: text(120).required(() => t('locationMissing')),
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

/** The event date that the business saw: the couple may change it concurrently. */
const expectedDate = () => ({ date: dayRule() });

export const codeRules = object({
  code: text(20)
    .matches(/^.{6}$/, { message: () => t('otpSixDigits'), excludeEmptyString: true })
    .required(() => t('otpMissing')),
});

export const bookingIdRules = object({ id: requiredId() });

export const approvalRules = bookingIdRules.concat(codeRules).shape(expectedDate());

export const rejectionRules = bookingIdRules.shape(expectedDate());

/** A change of a pending enquiry. */
export const enquiryChangeRules = bookingIdRules.shape({ date: eventDayRule() });

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
  search: text(80),
  sort: string()
    .oneOf(Object.keys(INBOX_SORTS) as InboxSort[])
    .default('NEWEST'),
  ...pageRules(20),
});

export const bookingPairRules = object({
  listingId: id().required(() => t('venueIdMissing')),
  userId: id().required(() => t('userIdMissing')),
});
