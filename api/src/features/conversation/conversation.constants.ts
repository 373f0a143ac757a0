/** Length of a message. The database enforces it. */
export const MESSAGE_MAX = 2000;

/** Days until a withdrawn, rejected or expired enquiry closes for new messages; see migration 0042. */
export const CLOSES_AFTER_DAYS = 30;
