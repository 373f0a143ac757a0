import { EVENT_TYPES } from '../../core/event-type.constants.js';

/**
 * Messages to Mandap itself: general enquiries, the contact form, call-back requests and leads from registered
 * businesses.
 */
export const ENQUIRY_KINDS = ['general', 'contact', 'call_back', 'registration'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const REGISTRATION_TYPES = ['VENDOR_REGISTRATION', 'VENUE_REGISTRATION'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** Types that the server or a page sets by itself, as stored. */
export const SITE_TYPES = ['HOTEL_INQUIRY', 'CONTACT', 'CALL_BACK', ...REGISTRATION_TYPES] as const;
export type SiteType = (typeof SITE_TYPES)[number];

/** Types of enquiry, as stored: those of events, and our own. People may type any other. */
export const ENQUIRY_TYPES = [...EVENT_TYPES, ...SITE_TYPES] as const;
export type EnquiryType = (typeof ENQUIRY_TYPES)[number];

/** The timed pop-up opens this long after hydration, and after a login or logout in between. */
export const POPUP_DELAY_MS = 3000;
export const POPUP_DELAY_AFTER_LOGIN_MS = 10_000;
/** How long a dismissed pop-up stays closed. */
export const POPUP_DISMISSED_DAYS = 7;
