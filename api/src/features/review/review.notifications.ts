import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import type { Tx } from '../../core/database.js';
import { notify } from '../../core/notify.js';
import { listingBrief } from '../listing/listing.service.js';
import { findUser } from '../user/user.service.js';
import type { Review } from './review.entity.js';
import { reviewPublishedEmail, reviewRejectedEmail } from './review.mail.js';

/** Notifies the author of a review of an admin's decision, unless their account is deleted. */
export async function notifyAuthor(tx: Tx, review: Review): Promise<void> {
  const { id: reviewId, userId, listingId, rejectionReason } = review;
  const to = userId ? await accountEmail(tx, userId) : undefined;
  const listing = await listingBrief(tx, listingId);
  if (!userId || !to || !listing) return;
  const { name: listingName } = listing;
  const author = { to, name: (await findUser(tx, userId)).fullName };
  if (review.status === 'published') {
    const params = { listingName };
    await notify(tx, { accountId: userId, kind: 'review_published', reviewId, listingId, params });
    await sendEmail(tx, userId, reviewPublishedEmail(author, listingName));
  } else {
    const reason = rejectionReason ?? '';
    const params = { listingName, reason };
    await notify(tx, { accountId: userId, kind: 'review_rejected', reviewId, listingId, params });
    await sendEmail(tx, userId, reviewRejectedEmail(author, listingName, reason));
  }
}

/** Notifies a business of an admin's decision on a review that it flagged. */
export const notifyFlagger = (tx: Tx, { id: reviewId, listingId, status }: Review): Promise<void> =>
  notify(tx, {
    accountId: listingId,
    kind: 'flag_decided',
    reviewId,
    listingId,
    params: { kept: status === 'published' },
  });
