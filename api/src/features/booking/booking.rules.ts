import { boolean, object, string } from 'yup';
import { isDay } from '../../core/day.js';
import { eventDayRule, eventRules } from '../../core/event.rules.js';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { id, tenDigits, text } from '../../core/text.js';
import { BOOKING_STATUSES, CONTACT_MESSAGE, INBOX_SORTS, type InboxSort } from './booking.constants.js';

/** The enquiry dialog's eight fields; all are required. */
export const enquiryRules = object({
  name: text(120).required('Name is required'),
  contact: tenDigits(CONTACT_MESSAGE).required('Contact is required'),
  location: text(120).required('Location is required'),
  ...eventRules(),
  message: text(2000).required('Message is required'),
});

export const sendEnquiryRules = enquiryRules.shape({ listingId: id().required('No ID provided') });

/** A day of the calendar, also one that is over. */
const dayRule = () => string().test('day', 'This is no day', (value) => !value || isDay(value));

/** The event date that the business has seen: the couple may change it at the same moment. */
const seenDate = () => ({ date: dayRule() });

export const codeRules = object({
  code: text(20)
    .matches(/^.{6}$/, { message: 'OTP must be 6 digits', excludeEmptyString: true })
    .required('Please enter the OTP!'),
});

export const bookingIdRules = object({ id: id().required('No ID provided') });

export const approvalRules = bookingIdRules.concat(codeRules).shape(seenDate());

export const rejectionRules = bookingIdRules.shape(seenDate());

/** What the couple may change of a pending enquiry. */
export const enquiryChangeRules = bookingIdRules.shape({ date: eventDayRule() });

/** At most three months, as a calendar shows them. */
export const AVAILABILITY_DAYS_MAX = 93;

export const availabilityRules = object({
  listingId: id().required('No ID provided'),
  from: dayRule().required('Date is required'),
  to: dayRule()
    .required('Date is required')
    .test('range', `Please ask for 1 to ${AVAILABILITY_DAYS_MAX} days`, function inRange(to) {
      const { from } = this.parent as { from?: string };
      if (!from || !to || !isDay(from) || !isDay(to)) return true;
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      return days >= 0 && days < AVAILABILITY_DAYS_MAX;
    }),
});

export const proposalRules = bookingIdRules.shape({ date: eventDayRule() });

/** The day that the owner has seen: the couple may propose another one meanwhile. */
export const proposalAnswerRules = bookingIdRules.shape({
  date: dayRule().required('Date is required'),
});

export const bookingListRules = object({
  listingId: id(),
  status: string().oneOf(BOOKING_STATUSES),
  proposed: boolean(),
  lapsed: boolean(),
  date: dayRule(),
  search: text(80),
  sort: string()
    .oneOf(Object.keys(INBOX_SORTS) as InboxSort[])
    .default('NEWEST'),
  first: pageSize(20),
  after: string().max(400),
  page: pageNumber(),
});

export const calendarRules = object({
  listingId: id(),
  month: string()
    .required('Month is required')
    .matches(/^(20\d\d)-(0[1-9]|1[0-2])$/, 'Please give a month as YYYY-MM'),
});

export const bookingPairRules = object({
  listingId: id().required('vId is required'),
  userId: id().required('uId is required'),
});
