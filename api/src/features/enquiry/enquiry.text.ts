import type { Enquiry } from './enquiry.entity.js';
import { ENQUIRY_TYPE_LABELS, enquiryTypeLabel, registrationMessage } from './enquiry.labels.js';

type Typed = Pick<Enquiry, 'eventType' | 'eventTypeText'>;

/** Returns the label of an enquiry's type in the current language, or the text that its sender typed. */
export const typeText = ({ eventType, eventTypeText }: Typed): string =>
  eventTypeText ?? enquiryTypeLabel(eventType);

/** Returns the English label of an enquiry's type, or the text that its sender typed. */
export const typeTextInEnglish = ({ eventType, eventTypeText }: Typed): string =>
  eventTypeText ?? ENQUIRY_TYPE_LABELS[eventType];

/** Returns the message of an enquiry; that of a registration names the business. */
export const messageText = ({
  eventType,
  businessName,
  message,
}: Pick<Enquiry, 'eventType' | 'businessName' | 'message'>): string =>
  businessName !== null && (eventType === 'VENDOR_REGISTRATION' || eventType === 'VENUE_REGISTRATION')
    ? registrationMessage(eventType, businessName)
    : message;
