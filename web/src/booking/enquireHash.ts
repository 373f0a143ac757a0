/** On the address of a listing: opens the enquiry, for people who come back from the login. */
export const ENQUIRE_HASH = '#enquire';
