/** URL hash that opens a listing's contact details after the login. */
export const CONTACT_HASH = '#view-contact';
