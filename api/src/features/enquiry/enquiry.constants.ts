/**
 * What is written to Mandap itself: a general enquiry about an event, a message from the contact form, a request to
 * be called back, and the lead that a registration of a business leaves.
 */
export const ENQUIRY_KINDS = ['general', 'contact', 'call_back', 'registration'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Types that the server or the page gives by itself. */
export const HOTEL_INQUIRY = 'Hotel Inquiry';
export const VENDOR_REGISTRATION = 'Vendor Registration';
export const VENUE_REGISTRATION = 'Venue Registration';

export const TEN_DIGITS = 'Please enter exactly 10 digits';

/** The timed pop-up: after the page has come to life, and after a login and logout in between. */
export const POPUP_DELAY_MS = 3000;
export const POPUP_DELAY_AFTER_LOGIN_MS = 10_000;
/** How long a dismissal of it is remembered. */
export const POPUP_DISMISSED_DAYS = 7;
