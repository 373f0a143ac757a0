/** Saved replies of one business, and the lengths of their titles and texts. The database enforces all three. */
export const SAVED_REPLIES_MAX = 20;
export const REPLY_TITLE_MAX = 60;
export const REPLY_BODY_MAX = 2000;
