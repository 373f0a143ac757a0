import { object, string } from 'yup';
import { SUPER_ADMIN_STAYS } from '../account/account.constants.js';
import { ownPasswordRules } from '../account/account.rules.js';
import { lockAccount, removeAccount, type LockedAccount } from '../account/account.service.js';
import { sendMail } from '../account/send-mail.js';
import { provePassword, stillProved } from '../account/own-password.js';
import { leaveCouples, leaveListings, lockBookings } from '../booking/leave.service.js';
import { audit } from '../core/audit.js';
import type { Sql } from '../core/database.js';
import { conflict, notFound, unauthenticated } from '../core/errors.js';
import { only, operation, signedIn, type Scope } from '../core/operation.js';
import { id } from '../core/text.js';
import type { Role, Viewer } from '../core/viewer.js';
import { forgetLeads } from '../enquiry/enquiry.service.js';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { listingBrief, lockListing } from '../listing/listing.service.js';
import { accountDeletedMail, accountRemovedMail, listingRemovedMail } from './deletion.mail.js';

/*
 * Whatever is deleted goes in one transaction. Rows that belong to the account alone go by their foreign keys, and so
 * do the authors of reviews and stories. Pictures that nothing refers to any more are left for the sweep of media.
 */

const deletionRules = object({ id: id().required('No ID provided') });

type Acting = Pick<Scope<Viewer, unknown>, 'sql' | 'viewer'>;

/**
 * Locks what is about to go and what others may be writing to at this moment, always in this order. Whoever approves,
 * moves or decides does so before the deletion, or finds it done. Answers the account, if it is still there.
 */
async function lockTraces(sql: Sql, role: Role, accountId: string): Promise<LockedAccount | undefined> {
  if (role === 'user') await lockBookings(sql, 'user_id', accountId);
  if (role === 'venue' || role === 'vendor') {
    await lockBookings(sql, 'listing_id', accountId);
    await lockListing(sql, accountId);
  }
  return lockAccount(sql, accountId);
}

/** What must happen to what others go on reading, before the account is removed. */
async function leave(scope: Acting, { id: accountId, role }: LockedAccount): Promise<void> {
  const { sql } = scope;
  if (role === 'user') await leaveListings(scope, accountId);
  const listing = role === 'venue' || role === 'vendor' ? await listingBrief(sql, accountId) : undefined;
  if (!listing) return;
  await leaveCouples(scope, listing);
  await forgetLeads(sql, accountId);
}

/** Deletes a venue or vendor; of the kind that the caller means, where one is named. */
export const deleteListing = operation({
  name: 'listing.delete',
  kind: 'write',
  allow: only('admin'),
  sessionOnly: true,
  limit: 'decision',
  input: deletionRules.shape({ kind: string().oneOf(LISTING_KINDS) }),
  async run(scope) {
    const { sql, input } = scope;
    const account = await lockTraces(sql, 'venue', input.id);
    const listing = account && (await listingBrief(sql, account.id));
    if (!account || !listing || (input.kind && input.kind !== listing.kind)) throw notFound('Listing');
    await leave(scope, account);
    await sendMail(sql, account.id, listingRemovedMail(account.email, listing.ownerName, listing.name));
    await removeAccount(sql, account.id);
    const { kind, status, city, name } = listing;
    await audit(scope, {
      action: 'listing.delete',
      targetType: 'listing',
      targetId: input.id,
      before: { kind, status, city, name },
    });
    return input.id;
  },
});

/** Deletes a user, whose bookings, reviews and stories lose their name. */
export const deleteUser = operation({
  name: 'user.delete',
  kind: 'write',
  allow: only('admin'),
  sessionOnly: true,
  limit: 'decision',
  input: deletionRules,
  async run(scope) {
    const { sql, input } = scope;
    const user = await lockTraces(sql, 'user', input.id);
    if (user?.role !== 'user') throw notFound('User');
    await leave(scope, user);
    await sendMail(sql, user.id, accountRemovedMail(user.email));
    await removeAccount(sql, user.id);
    await audit(scope, {
      action: 'user.delete',
      targetType: 'user',
      targetId: user.id,
      before: { email: user.email },
    });
    return user.id;
  },
});

/** Deletes another admin; never the super admin, and oneself by one's own password only. */
export const deleteAdmin = operation({
  name: 'admin.delete',
  kind: 'write',
  allow: only('admin'),
  sessionOnly: true,
  limit: 'decision',
  input: deletionRules,
  async run(scope) {
    const { sql, viewer, input } = scope;
    const admin = await lockAccount(sql, input.id);
    if (admin?.role !== 'admin') throw notFound('Admin');
    if (admin.superAdmin) throw conflict(SUPER_ADMIN_STAYS);
    if (admin.id === viewer.id) throw conflict('Your own account is deleted from your profile.');
    await sendMail(sql, admin.id, accountRemovedMail(admin.email));
    await removeAccount(sql, admin.id);
    await audit(scope, {
      action: 'admin.delete',
      targetType: 'admin',
      targetId: admin.id,
      before: { email: admin.email },
    });
    return admin.id;
  },
});

/** Deletes the account that asks, which proves itself by its password. */
export const deleteAccount = operation({
  name: 'account.delete',
  kind: 'write',
  allow: signedIn,
  changesSession: true,
  sessionOnly: true,
  limit: 'write',
  input: ownPasswordRules,
  async prepare({ ctx, sql, viewer, input }) {
    if (viewer.superAdmin) throw conflict(SUPER_ADMIN_STAYS);
    return provePassword({ ctx, sql, viewer }, input.password, 'password');
  },
  async run(scope, proof) {
    const { ctx, sql, viewer } = scope;
    const account = await lockTraces(sql, viewer.role, viewer.id);
    if (!account) throw unauthenticated();
    await stillProved(sql, viewer, proof);
    await leave(scope, account);
    await sendMail(sql, viewer.id, accountDeletedMail(account.email));
    await removeAccount(sql, viewer.id);
    ctx.cookie.clear();
    return viewer.id;
  },
});
