import type { AuditAction } from '@mandap/api/constants/audit';

const ACTIONS: Record<AuditAction, string> = {
  'admin.delete': 'Deleted an admin',
  'admin.register': 'Added an admin',
  'apiKey.make': 'Created an API key',
  'apiKey.revoke': 'Revoked an API key',
  'blog.create': 'Wrote a blog',
  'blog.delete': 'Deleted a blog',
  'blog.publish': 'Published or unpublished a blog',
  'blog.update': 'Edited a blog',
  'enquiry.markRead': 'Marked an enquiry as read',
  'listing.decide': 'Approved or rejected a listing',
  'listing.delete': 'Deleted a listing',
  'listing.rank': 'Ranked a listing',
  'listing.reinstate': 'Reinstated a listing',
  'listing.suspend': 'Suspended a listing',
  'mailQueue.discard': 'Discarded an undeliverable email',
  'mailQueue.retry': 'Retried an undeliverable email',
  'realWedding.decide': 'Published or rejected a real wedding',
  'realWedding.delete': 'Deleted a real wedding',
  'realWedding.update': 'Edited a real wedding',
  'review.decide': 'Published or rejected a review',
  'user.delete': 'Deleted a user',
};

/** "listing.rank" -> "Ranked a listing" */
export const actionWords = (action: string): string =>
  // Rows of an older release may hold an action that this one no longer records.
  Object.hasOwn(ACTIONS, action) ? ACTIONS[action as AuditAction] : 'An action of an earlier release';

/** The field that holds the outcome of an action with several, and the words of each. */
const OUTCOMES: Partial<Record<AuditAction, { field: string; words: Record<string, string> }>> = {
  'blog.publish': { field: 'published', words: { true: 'Published a blog', false: 'Unpublished a blog' } },
  'listing.decide': {
    field: 'status',
    words: { approved: 'Approved a listing', rejected: 'Rejected a listing' },
  },
  'realWedding.decide': {
    field: 'status',
    words: { published: 'Published a real wedding', rejected: 'Rejected a real wedding' },
  },
  'review.decide': {
    field: 'status',
    words: { published: 'Published a review', rejected: 'Rejected a review' },
  },
};

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** What was done by an entry of the log: "Rejected a listing", where the action is "Approved or rejected a listing". */
export function entryWords(action: string, changes: readonly Change[]): string {
  const outcome = OUTCOMES[action as AuditAction];
  const change = changes.find(({ field }) => field === outcome?.field);
  // A review that an owner flagged.
  if (action === 'review.decide' && change?.before === 'published' && change.after === 'published')
    return 'Kept a review published';
  return outcome?.words[change?.after ?? ''] ?? actionWords(action);
}

/** "realWeddingPicture" -> "real wedding picture" */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** "realWedding" -> "Real wedding", "api key" -> "API key" */
export function thingWords(type: string): string {
  const words = spaced(type);
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/^pi\b/, 'PI');
}
