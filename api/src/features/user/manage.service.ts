import { withCachedCount } from '../../core/cached-count.js';
import { only, operation } from '../../core/operation.js';
import { manageUsersRules } from './manage.rules.js';
import { selectUsers } from './user.query.js';

/** Returns one page of the admins' table of users. */
export const manageUsers = operation({
  name: 'user.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageUsersRules,
  async run({ ctx, tx, input: { search, city, sort, descending, ...window } }) {
    const page = await selectUsers(tx, { search, city, sort, descending, window });
    return withCachedCount(ctx.services.userCounts, JSON.stringify([search, city]), page);
  },
});
