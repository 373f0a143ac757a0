import { boolean, date, object, string } from 'yup';
import { eventRules, LOCATION_MAX, PERSON_NAME_MAX } from '../../core/event.rules.js';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { pageRules } from '../../core/page.rules.js';
import { requiredId, phoneText, tenDigits, text } from '../../core/text.rules.js';
import { ENQUIRY_KINDS } from './enquiry.constants.js';
import { ENQUIRY_TYPE_LABELS } from './enquiry.labels.js';
import { t } from './rules.messages.generated.js';

const person = {
  name: text(PERSON_NAME_MAX).required(() => t('nameMissing')),
  contact: tenDigits(() => t('contactTenDigits')).required(() => t('contactMissing')),
  location: text(LOCATION_MAX).required(() => t('locationMissing')),
};

/** The pop-up and the enquiry page: the enquiry dialog's fields with an optional message. */
export const generalEnquiryRules = object({
  ...person,
  ...eventRules(),
  message: text(2000).default(''),
});

/** The contact form: a message without an event. */
export const contactRules = object({ ...person, message: text(2000).required(() => t('messageMissing')) });

/** The call-back banner. */
export const callBackRules = object({
  name: person.name,
  contact: person.contact,
  city: text(80).required(() => t('cityMissing')),
});

const { VENDOR_REGISTRATION: VENDOR, VENUE_REGISTRATION: VENUE } = ENQUIRY_TYPE_LABELS;

/** Old clients' report of a business registration; the phone number follows the registration's format. */
export const registrationReportRules = object({
  name: person.name,
  contact: phoneText().required(() => t('contactMissing')),
  location: person.location,
  typeOfEvent: string()
    .oneOf([VENDOR, VENUE], () => t('registrationType', { vendor: VENDOR, venue: VENUE }))
    .required(() => t('eventTypeMissing')),
  message: text(2000).default(''),
});

export const enquiryIdRules = object({ id: requiredId() });

/** Filters of the admins' list. */
export const enquiryListRules = object({
  kind: string().oneOf(ENQUIRY_KINDS),
  unread: boolean().default(false),
  search: text(MAX_SEARCH),
  ...pageRules(20),
});

export const markAllReadRules = object({
  kind: string().oneOf(ENQUIRY_KINDS),
  /** When the newest enquiry on the screen was sent; later ones haven't been seen. */
  until: date(),
});
