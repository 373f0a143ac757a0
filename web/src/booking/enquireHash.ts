/** Hash that opens the enquiry dialog on a listing's page, for users returning from the login. */
export const ENQUIRE_HASH = '#enquire';
