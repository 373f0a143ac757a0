/** On the address of a listing: shows its contact details, for people who come back from the login. */
export const CONTACT_HASH = '#contact';
