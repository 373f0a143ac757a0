import { object } from 'yup';
import { withCachedCount } from '../../core/cached-count.js';
import { manageRules } from '../../core/manage.rules.js';
import { only, operation } from '../../core/operation.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { text } from '../../core/text.rules.js';
import { selectUsers } from './user.query.js';

/** Returns one page of the admins' table of users. */
export const manageUsers = operation({
  name: 'user.manage',
  kind: 'read',
  allow: only('admin'),
  input: object({ ...manageRules(['REGISTERED', 'NAME'], MANAGE_PAGE_SIZE), city: text(80) }),
  async run({ ctx, tx, input: { search, city, sort, descending, ...window } }) {
    const page = await selectUsers(tx, { search, city, sort, descending, window });
    return withCachedCount(ctx.services.userCounts, JSON.stringify([search, city]), page);
  },
});
