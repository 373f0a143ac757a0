import { boolean, date, object, string } from 'yup';
import { eventDayRule, guestsRule } from '../core/event.rules.js';
import { pageSize } from '../core/page.rules.js';
import { id, tenDigits, text } from '../core/text.js';
import { ENQUIRY_KINDS, TEN_DIGITS } from './enquiry.constants.js';

const person = {
  name: text(120).required('Name is required'),
  contact: tenDigits(TEN_DIGITS).required('Contact is required'),
  location: text(120).required('Location is required'),
};

/** The pop-up and the enquiry page: all of the enquiry dialog's fields, and the message may be left out. */
export const generalEnquiryRules = object({
  ...person,
  guests: guestsRule(),
  date: eventDayRule(),
  address: text(300).required('Address is required'),
  typeOfEvent: text(80).required('Type of Event is required'),
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

export const enquiryIdRules = object({ id: id().required('No ID provided') });

/** What an admin asks of the list. */
export const enquiryListRules = object({
  kind: string().oneOf(ENQUIRY_KINDS),
  unread: boolean().default(false),
  search: text(80),
  first: pageSize(20),
  after: string().max(400),
});

export const markAllReadRules = object({
  kind: string().oneOf(ENQUIRY_KINDS),
  /** The moment of the newest that was on the screen: what came after it, nobody has seen. */
  until: date(),
});
