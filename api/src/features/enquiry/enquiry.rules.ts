import { boolean, date, object, string } from 'yup';
import { eventRules } from '../../core/event.rules.js';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { id, phoneText, tenDigits, text } from '../../core/text.js';
import { ENQUIRY_KINDS, TEN_DIGITS, VENDOR_REGISTRATION, VENUE_REGISTRATION } from './enquiry.constants.js';

const person = {
  name: text(120).required('Name is required'),
  contact: tenDigits(TEN_DIGITS).required('Contact is required'),
  location: text(120).required('Location is required'),
};

/** The pop-up and the enquiry page: all of the enquiry dialog's fields, and the message may be left out. */
export const generalEnquiryRules = object({
  ...person,
  ...eventRules(),
  message: text(2000).default(''),
});

/** The contact form: no event, but a message. */
export const contactRules = object({ ...person, message: text(2000).required('Message is required') });

/** The call-back banner. */
export const callBackRules = object({
  name: person.name,
  contact: person.contact,
  city: text(80).required('City is required'),
});

/** A registration of a business, as old clients report it after it; the phone has the business's own form. */
export const registrationReportRules = object({
  name: person.name,
  contact: phoneText().required('Contact is required'),
  location: person.location,
  typeOfEvent: string()
    .oneOf(
      [VENDOR_REGISTRATION, VENUE_REGISTRATION],
      `Type of Event must be ${VENDOR_REGISTRATION} or ${VENUE_REGISTRATION}`,
    )
    .required('Type of Event is required'),
  message: text(2000).default(''),
});

export const enquiryIdRules = object({ id: id().required('No ID provided') });

/** What an admin asks of the list. */
export const enquiryListRules = object({
  kind: string().oneOf(ENQUIRY_KINDS),
  unread: boolean().default(false),
  search: text(80),
  first: pageSize(20),
  after: string().max(400),
  page: pageNumber(),
});

export const markAllReadRules = object({
  kind: string().oneOf(ENQUIRY_KINDS),
  /** The moment of the newest that was on the screen: what came after it, nobody has seen. */
  until: date(),
});
