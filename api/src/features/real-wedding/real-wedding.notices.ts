import { accountBrief } from '../account/account.service.js';
import { sendMail } from '../account/send-mail.js';
import type { Tx } from '../../core/database.js';
import type { Role } from '../../core/viewer.js';
import { notify } from '../notification/notification.service.js';
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
  const { title } = story;
  const author = { to: account.email, name: story.author };
  if (story.status === 'published') {
    const text = `Your story “${title}” is published.`;
    await notify(tx, { accountId: account.id, kind: 'story_published', text });
    await sendMail(tx, account.id, storyPublishedMail(author, title, `/realWedding/${story.id}`));
  } else {
    const reason = story.rejectionReason ?? '';
    const text = `Your story “${title}” was not published: ${reason}`;
    await notify(tx, { accountId: account.id, kind: 'story_rejected', text });
    await sendMail(tx, account.id, storyRejectedMail(author, title, reason, MY_STORIES[account.role]));
  }
}
