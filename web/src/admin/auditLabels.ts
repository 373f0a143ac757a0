import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDIT_TARGETS, type AuditAction } from '@mandap/api/constants/audit';
import { t } from './audit.messages.generated';

const includes = <Known extends string>(known: readonly Known[], value: string): value is Known =>
  (known as readonly string[]).includes(value);

// Older releases may have logged actions, targets and fields that no longer exist.

/** Returns the label of an action: "listing.rank" → "Ranked a listing". */
export const actionLabel = (action: string): string =>
  includes(AUDIT_ACTIONS, action) ? t(`action.${action}`) : t('oldAction');

/** Returns the label of a target type: "realWedding" → "Real wedding". */
export const targetTypeLabel = (type: string): string =>
  includes(AUDIT_TARGETS, type) ? t(`target.${type}`) : type;

/** Returns the label of a changed field: "eventDate" → "Event date". */
export const fieldLabel = (field: string): string =>
  includes(AUDIT_FIELDS, field) ? t(`field.${field}`) : field;

/** Returns a field's value as text: "true" → "Yes". */
export const valueLabel = (value: string): string =>
  value === 'true' ? t('yes') : value === 'false' ? t('no') : value;

type Outcomes = Record<string, () => string>;

/** Actions with several outcomes: the field that holds the outcome, and the label of each. */
const OUTCOMES: Partial<Record<AuditAction, { field: string; labels: Outcomes }>> = {
  'blog.publish': {
    field: 'published',
    labels: { true: () => t('outcome.blogPublished'), false: () => t('outcome.blogUnpublished') },
  },
  'listing.decide': {
    field: 'status',
    labels: { approved: () => t('outcome.listingApproved'), rejected: () => t('outcome.listingRejected') },
  },
  'message.decideHeld': {
    field: 'status',
    labels: {
      released: () => t('outcome.messageReleased'),
      removed: () => t('outcome.heldMessageRemoved'),
    },
  },
  'message.decideReport': {
    field: 'status',
    labels: {
      dismissed: () => t('outcome.reportDismissed'),
      removed: () => t('outcome.reportedMessageRemoved'),
      warned: () => t('outcome.senderWarned'),
    },
  },
  'realWedding.decide': {
    field: 'status',
    labels: {
      published: () => t('outcome.realWeddingPublished'),
      rejected: () => t('outcome.realWeddingRejected'),
    },
  },
  'review.decideDispute': {
    field: 'status',
    labels: {
      published: () => t('outcome.reviewUpheld'),
      pending: () => t('outcome.reviewUpheld'),
      rejected: () => t('outcome.reviewRemoved'),
    },
  },
  'review.decide': {
    field: 'status',
    labels: { published: () => t('outcome.reviewPublished'), rejected: () => t('outcome.reviewRejected') },
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
  return outcome?.labels[change?.after ?? '']?.() ?? actionLabel(action);
}
