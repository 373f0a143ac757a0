/** Actions in the audit log, as `feature.verb`; mostly the operation's name. */
export const AUDIT_ACTIONS = [
  'admin.delete',
  'admin.register',
  'apiKey.create',
  'apiKey.revoke',
  'blog.create',
  'blog.delete',
  'blog.publish',
  'blog.update',
  'enquiry.markRead',
  'listing.decide',
  'listing.delete',
  'listing.rank',
  'listing.reinstate',
  'listing.suspend',
  'mailQueue.delete',
  'mailQueue.retry',
  'message.decideHeld',
  'message.decideReport',
  'message.read',
  'message.readAttachment',
  'realWedding.decide',
  'realWedding.delete',
  'realWedding.update',
  'review.decide',
  'review.decideDispute',
  'user.delete',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Types of records that actions change. */
export const AUDIT_TARGETS = [
  'admin',
  'api key',
  'blog',
  'email',
  'enquiry',
  'listing',
  'message',
  'realWedding',
  'review',
  'user',
] as const;

export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** Fields whose values the log records. */
export const AUDIT_FIELDS = [
  'address',
  'category',
  'city',
  'contact',
  'content',
  'email',
  'eventDate',
  'expiresAt',
  'disputed',
  'flagged',
  'kind',
  'name',
  'pictures',
  'prefix',
  'published',
  'rank',
  'read',
  'reason',
  'scopes',
  'status',
  'title',
] as const;

export type AuditField = (typeof AUDIT_FIELDS)[number];
