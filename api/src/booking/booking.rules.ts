import { number, object, string } from 'yup';
import { isDay, todayInIndia } from '../core/day.js';
import { pageSize } from '../core/page.rules.js';
import { id, tenDigits, text } from '../core/text.js';
import { BOOKING_STATUSES, CONTACT_MESSAGE } from './booking.constants.js';

/** A day to celebrate on: today or later in India, and within five years. */
const eventDay = () =>
  string()
    .required('Date is required')
    .test('day', 'Please choose a date from the calendar', (value) => !value || isDay(value))
    .test(
      'future',
      'Please choose today or a later date',
      (value) => !value || !isDay(value) || value >= todayInIndia(),
    )
    .test(
      'near',
      'Please choose a date within the next five years',
      (value) => !value || !isDay(value) || value < farthest(),
    );

/** The enquiry dialog's eight fields; all are required. */
export const enquiryRules = object({
  name: text(120).required('Name is required'),
  contact: tenDigits(CONTACT_MESSAGE).required('Contact is required'),
  location: text(120).required('Location is required'),
  guests: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError('Guests must be a number')
    .integer('Guests must be a whole number')
    .min(1, 'Guests must be at least 1')
    .max(100_000, 'Guests must be at most 1,00,000')
    .required('Guests is required'),
  date: eventDay(),
  address: text(300).required('Address is required'),
  typeOfEvent: text(80).required('Type of Event is required'),
  message: text(2000).required('Message is required'),
});

const farthest = () => `${Number(todayInIndia().slice(0, 4)) + 5}${todayInIndia().slice(4)}`;

export const sendEnquiryRules = enquiryRules.shape({ listingId: id().required('No ID provided') });

export const codeRules = object({
  code: text(20)
    .matches(/^.{6}$/, { message: 'OTP must be 6 digits', excludeEmptyString: true })
    .required('Please enter the OTP!'),
});

export const bookingIdRules = object({ id: id().required('No ID provided') });

export const proposalRules = bookingIdRules.shape({ date: eventDay() });

/** The day that the owner has seen: the couple may propose another one meanwhile. */
export const proposalAnswerRules = bookingIdRules.shape({
  date: string()
    .required('Date is required')
    .test('day', 'This is no day', (value) => !value || isDay(value)),
});

export const bookingListRules = object({
  listingId: id(),
  status: string().oneOf(BOOKING_STATUSES),
  first: pageSize(20),
  after: string().max(400),
});

export const bookingPairRules = object({
  listingId: id().required('vId is required'),
  userId: id().required('uId is required'),
});
