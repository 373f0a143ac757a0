import { AUDIT_ACTIONS, type AuditAction } from '@mandap/api/constants/audit';
import { t } from './audit.messages.generated';

const isAction = (action: string): action is AuditAction =>
  (AUDIT_ACTIONS as readonly string[]).includes(action);

/** Returns the label of an action: "listing.rank" → "Ranked a listing". */
export const actionLabel = (action: string): string =>
  // Older releases may have logged actions that no longer exist.
  isAction(action) ? t(`action.${action}`) : t('oldAction');

type Outcomes = Record<string, () => string>;

/** Actions with several outcomes: the field that holds the outcome, and the label of each. */
const OUTCOMES: Partial<Record<AuditAction, { field: string; words: Outcomes }>> = {
  'blog.publish': {
    field: 'published',
    words: { true: () => t('outcome.blogPublished'), false: () => t('outcome.blogUnpublished') },
  },
  'listing.decide': {
    field: 'status',
    words: { approved: () => t('outcome.listingApproved'), rejected: () => t('outcome.listingRejected') },
  },
  'realWedding.decide': {
    field: 'status',
    words: {
      published: () => t('outcome.realWeddingPublished'),
      rejected: () => t('outcome.realWeddingRejected'),
    },
  },
  'review.decide': {
    field: 'status',
    words: { published: () => t('outcome.reviewPublished'), rejected: () => t('outcome.reviewRejected') },
  },
};

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** Returns the label of an entry by its outcome: "Rejected a listing" rather than "Approved or rejected a listing". */
export function entryLabel(action: string, changes: readonly Change[]): string {
  const outcome = OUTCOMES[action as AuditAction];
  const change = changes.find(({ field }) => field === outcome?.field);
  // An owner flagged the review, and an admin kept it.
  if (action === 'review.decide' && change?.before === 'published' && change.after === 'published')
    return t('outcome.reviewKept');
  return outcome?.words[change?.after ?? '']?.() ?? actionLabel(action);
}

/** "realWeddingPicture" → "real wedding picture" */
const splitCamelCase = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Returns the label of a target type: "realWedding" → "Real wedding", "api key" → "API key". */
export function targetTypeLabel(type: string): string {
  const words = splitCamelCase(type);
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/^pi\b/, 'PI');
}
