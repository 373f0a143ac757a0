import { EVENT_TYPES, type EventType } from '../../core/event-type.constants.js';
import { EVENT_TYPE_LABELS, eventTypeLabel } from '../../core/event-type.labels.js';
import { SITE_TYPES, type EnquiryType, type SiteType, type RegistrationType } from './enquiry.constants.js';
import { t } from './labels.messages.generated.js';

const isEventType = (type: EnquiryType): type is EventType =>
  (EVENT_TYPES as readonly string[]).includes(type);

/** Returns the label of a type in the current language. */
export const enquiryTypeLabel = (type: EnquiryType): string =>
  isEventType(type) ? eventTypeLabel(type) : t(type);

const SITE_TYPE_LABELS = Object.fromEntries(SITE_TYPES.map((type) => [type, t.english(type)])) as Record<
  SiteType,
  string
>;

/** English labels by type, as the APIs send and receive them. */
export const ENQUIRY_TYPE_LABELS: Readonly<Record<EnquiryType, string>> = {
  ...EVENT_TYPE_LABELS,
  ...SITE_TYPE_LABELS,
};

/** Returns the message of a lead: "New venue registration: Jheel Mahal". */
export const registrationMessage = (type: RegistrationType, business: string): string =>
  t(`registered.${type}`, { business });
