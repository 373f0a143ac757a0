import { accountBrief } from '../account/account.service.js';
import { sendMail } from '../account/send-mail.js';
import type { Tx } from '../../core/database.js';
import { notify } from '../../core/notify.js';
import type { Role } from '../../core/viewer.js';
import type { RealWedding } from './real-wedding.entity.js';
import { storyPublishedMail, storyRejectedMail } from './real-wedding.mail.js';

/** Where authors find their stories, in any state. */
const MY_STORIES: Record<Role, string> = {
  user: '/userProfilePage?tab=stories',
  vendor: '/vendorProfilePage/stories',
  venue: '/venueProfilePage/stories',
  admin: '/adminDashboard/real-wedding-management',
};

/** Tells the author of a story what an admin decided; nobody, once their account is deleted. */
export async function notifyAuthor(tx: Tx, story: RealWedding): Promise<void> {
  const account = story.authorId ? await accountBrief(tx, story.authorId) : undefined;
  if (!account) return;
  const { id: storyId, title } = story;
  const author = { to: account.email, name: story.author };
  if (story.status === 'published') {
    await notify(tx, { accountId: account.id, kind: 'story_published', storyId, params: { title } });
    await sendMail(tx, account.id, storyPublishedMail(author, title, `/realWedding/${storyId}`));
  } else {
    const reason = story.rejectionReason ?? '';
    await notify(tx, { accountId: account.id, kind: 'story_rejected', storyId, params: { title, reason } });
    await sendMail(tx, account.id, storyRejectedMail(author, title, reason, MY_STORIES[account.role]));
  }
}
