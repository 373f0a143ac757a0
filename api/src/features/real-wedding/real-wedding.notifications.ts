import { accountBrief } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import type { Tx } from '../../core/database.js';
import { notify } from '../../core/notify.js';
import type { Role } from '../../core/viewer.js';
import type { RealWedding } from './real-wedding.entity.js';
import { storyPublishedEmail, storyRejectedEmail } from './real-wedding.mail.js';

/** Pages on which authors see their own stories. */
const MY_STORIES: Record<Role, string> = {
  user: '/userProfilePage?tab=stories',
  vendor: '/vendorProfilePage/stories',
  venue: '/venueProfilePage/stories',
  admin: '/adminDashboard/real-wedding-management',
};

/** Notifies the author of a story of an admin's decision, unless their account is deleted. */
export async function notifyAuthor(tx: Tx, story: RealWedding): Promise<void> {
  const account = story.authorId ? await accountBrief(tx, story.authorId) : undefined;
  if (!account) return;
  const { id: storyId, title } = story;
  const author = { to: account.email, name: story.author };
  if (story.status === 'published') {
    await notify(tx, { accountId: account.id, kind: 'story_published', storyId, params: { title } });
    await sendEmail(tx, account.id, storyPublishedEmail(author, title, `/realWedding/${storyId}`));
  } else {
    const reason = story.rejectionReason ?? '';
    await notify(tx, { accountId: account.id, kind: 'story_rejected', storyId, params: { title, reason } });
    await sendEmail(tx, account.id, storyRejectedEmail(author, title, reason, MY_STORIES[account.role]));
  }
}
