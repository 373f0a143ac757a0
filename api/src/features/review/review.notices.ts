import { accountEmail } from '../account/account.service.js';
import { sendMail } from '../account/send-mail.js';
import type { Tx } from '../../core/database.js';
import { listingBrief } from '../listing/listing.service.js';
import { notify } from '../notification/notification.service.js';
import { findUser } from '../user/user.service.js';
import type { Review } from './review.entity.js';
import { reviewPublishedMail, reviewRejectedMail } from './review.mail.js';

/** Tells the author of a review what an admin decided; nobody, once their account is deleted. */
export async function notifyAuthor(tx: Tx, review: Review): Promise<void> {
  const { userId, listingId, rejectionReason } = review;
  const to = userId ? await accountEmail(tx, userId) : undefined;
  const listing = await listingBrief(tx, listingId);
  if (!userId || !to || !listing) return;
  const author = { to, name: (await findUser(tx, userId)).fullName };
  if (review.status === 'published') {
    const text = `Your review of ${listing.name} is published.`;
    await notify(tx, { accountId: userId, kind: 'review_published', text });
    await sendMail(tx, userId, reviewPublishedMail(author, listing.name));
  } else {
    const reason = rejectionReason ?? '';
    const text = `Your review of ${listing.name} was not published: ${reason}`;
    await notify(tx, { accountId: userId, kind: 'review_rejected', text });
    await sendMail(tx, userId, reviewRejectedMail(author, listing.name, reason));
  }
}
