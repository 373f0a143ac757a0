/** What a message contained when it was held for an admin. The database enforces the values. */
export const HOLD_REASONS = ['phone', 'link'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What admins decide about reports. */
export const REPORT_DECISIONS = ['dismissed', 'removed', 'warned'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Queues of messages that wait for an admin. */
export const MESSAGE_QUEUES = ['held', 'reported'] as const;
export type MessageQueue = (typeof MESSAGE_QUEUES)[number];

/** Messages of each side of a reported one that an admin sees. */
export const CONTEXT_MESSAGES = 5;
