/** Maximum length of a message. The database enforces it. */
export const MESSAGE_MAX = 2000;

/** Maximum number of attachments of a message, and maximum length of their names. The database enforces both. */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_NAME_MAX = 200;

/** Days until a withdrawn, rejected or expired enquiry closes for new messages; see migration 0042. */
export const CLOSES_AFTER_DAYS = 30;

/** Reasons for reporting a message, in the order of the form. */
export const REPORT_REASONS = ['abuse', 'spam', 'fraud', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Maximum length of a report’s note. The database enforces it. */
export const REPORT_NOTE_MAX = 500;
