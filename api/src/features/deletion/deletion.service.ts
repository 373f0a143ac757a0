import { object, string } from 'yup';
import { SUPER_ADMIN_STAYS } from '../account/account.constants.js';
import { ownPasswordRules } from '../account/account.rules.js';
import { lockAccount, removeAccount, type LockedAccount } from '../account/account.service.js';
import { sendMail } from '../account/send-mail.js';
import { verifyOwnPassword, requireUnchangedPassword } from '../account/own-password.js';
import { anonymiseUsers, leaveListings, lockBookings } from '../booking/anonymise.service.js';
import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound, unauthenticated } from '../../core/errors.js';
import { only, operation, signedIn, type Scope } from '../../core/operation.js';
import { id } from '../../core/text.js';
import type { Role, Viewer } from '../../core/viewer.js';
import { deleteLeads } from '../enquiry/enquiry.service.js';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { listingBrief, lockListing } from '../listing/listing.service.js';
import { accountDeletedMail, accountRemovedMail, listingRemovedMail } from './deletion.mail.js';

/*
 * Whatever is deleted goes in one transaction. Rows that belong to the account alone go by their foreign keys, and so
 * do the authors of reviews and stories. Pictures that nothing refers to any more are left for the sweep of media.
 */

const deletionRules = object({ id: id().required('No ID provided') });

type Acting = Pick<Scope<Viewer, unknown>, 'tx' | 'viewer'>;

/**
 * Locks what is about to go and what others may be writing to at this moment, always in this order. Whoever approves,
 * moves or decides does so before the deletion, or finds it done. Answers the account, if it is still there.
 */
async function lockTraces(tx: Tx, role: Role, accountId: string): Promise<LockedAccount | null> {
  if (role === 'user') await lockBookings(tx, 'user_id', accountId);
  if (role === 'venue' || role === 'vendor') {
    await lockBookings(tx, 'listing_id', accountId);
    await lockListing(tx, accountId);
  }
  return lockAccount(tx, accountId);
}

/** What must happen to what others go on reading, before the account is removed. */
async function leave(scope: Acting, { id: accountId, role }: LockedAccount): Promise<void> {
  const { tx } = scope;
  if (role === 'user') await leaveListings(scope, accountId);
  const listing = role === 'venue' || role === 'vendor' ? await listingBrief(tx, accountId) : undefined;
  if (!listing) return;
  await anonymiseUsers(scope, listing);
  await deleteLeads(tx, accountId);
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
    const { tx, input } = scope;
    const account = await lockTraces(tx, 'venue', input.id);
    const listing = account && (await listingBrief(tx, account.id));
    if (!account || !listing || (input.kind && input.kind !== listing.kind)) throw notFound('Listing');
    await leave(scope, account);
    await sendMail(tx, account.id, listingRemovedMail(account.email, listing.ownerName, listing.name));
    await removeAccount(tx, account.id);
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
    const { tx, input } = scope;
    const user = await lockTraces(tx, 'user', input.id);
    if (user?.role !== 'user') throw notFound('User');
    await leave(scope, user);
    await sendMail(tx, user.id, accountRemovedMail(user.email));
    await removeAccount(tx, user.id);
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
    const { tx, viewer, input } = scope;
    const admin = await lockAccount(tx, input.id);
    if (admin?.role !== 'admin') throw notFound('Admin');
    if (admin.superAdmin) throw conflict(SUPER_ADMIN_STAYS);
    if (admin.id === viewer.id) throw conflict('Your own account is deleted from your profile.');
    await sendMail(tx, admin.id, accountRemovedMail(admin.email));
    await removeAccount(tx, admin.id);
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
  credential: true,
  changesSession: true,
  sessionOnly: true,
  limit: 'write',
  input: ownPasswordRules,
  async prepare({ ctx, tx, viewer, input }) {
    if (viewer.superAdmin) throw conflict(SUPER_ADMIN_STAYS);
    return verifyOwnPassword({ ctx, tx, viewer }, input.password, 'password');
  },
  async run(scope, proof) {
    const { ctx, tx, viewer } = scope;
    const account = await lockTraces(tx, viewer.role, viewer.id);
    if (!account) throw unauthenticated();
    await requireUnchangedPassword(tx, viewer, proof);
    await leave(scope, account);
    await sendMail(tx, viewer.id, accountDeletedMail(account.email));
    await removeAccount(tx, viewer.id);
    ctx.cookie.clear();
    return viewer.id;
  },
});
