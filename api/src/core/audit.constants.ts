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
  'realWedding.decide',
  'realWedding.delete',
  'realWedding.update',
  'review.decide',
  'user.delete',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
