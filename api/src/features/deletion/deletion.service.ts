import { object, string } from 'yup';
import { ownPasswordRules } from '../account/account.rules.js';
import { lockAccount, removeAccount, type LockedAccount } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import { verifyOwnPassword, requireUnchangedPassword } from '../account/own-password.js';
import { closeListingBookings, anonymiseUserBookings, lockBookings } from '../booking/anonymise.service.js';
import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound, unauthenticated } from '../../core/errors.js';
import { only, operation, signedIn, type ViewerScope } from '../../core/operation.js';
import { requiredId } from '../../core/text.rules.js';
import type { Role } from '../../core/viewer.js';
import { deleteLeads } from '../enquiry/enquiry.service.js';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { listingBrief, lockListing } from '../listing/listing.service.js';
import { accountDeletedEmail, accountRemovedEmail, listingRemovedEmail } from './deletion.mail.js';
import { t } from './messages.generated.js';

/*
 * Each deletion is one transaction. Foreign keys delete the account's own rows and clear the authors of reviews and
 * stories; the nightly cleanup deletes pictures that nothing uses any more.
 */

const deletionRules = object({ id: requiredId() });

/**
 * Locks the account and everything that concurrent operations may be writing to, always in this order. Such operations
 * either finish first or find the account deleted. Returns null if it already is.
 */
async function lockAccountData(tx: Tx, role: Role, accountId: string): Promise<LockedAccount | null> {
  if (role === 'user') await lockBookings(tx, 'user_id', accountId);
  if (role === 'venue' || role === 'vendor') {
    await lockBookings(tx, 'listing_id', accountId);
    await lockListing(tx, accountId);
  }
  return lockAccount(tx, accountId);
}

/** Anonymises what others still read, before the account is deleted. */
async function anonymiseSharedData(
  scope: ViewerScope,
  { id: accountId, role }: LockedAccount,
): Promise<void> {
  const { tx } = scope;
  if (role === 'user') await anonymiseUserBookings(scope, accountId);
  const listing = role === 'venue' || role === 'vendor' ? await listingBrief(tx, accountId) : undefined;
  if (!listing) return;
  await closeListingBookings(scope, listing);
  await deleteLeads(tx, accountId);
}

/** Deletes a venue or vendor; with `kind`, only one of that kind. */
export const deleteListing = operation({
  name: 'listing.delete',
  kind: 'write',
  allow: only('admin'),
  sessionOnly: true,
  limit: 'decision',
  input: deletionRules.shape({ kind: string().oneOf(LISTING_KINDS) }),
  async run(scope) {
    const { tx, input } = scope;
    const account = await lockAccountData(tx, 'venue', input.id);
    const listing = account && (await listingBrief(tx, account.id));
    if (!account || !listing || (input.kind && input.kind !== listing.kind))
      throw notFound(t('listingNotFound'));
    await anonymiseSharedData(scope, account);
    await sendEmail(tx, account.id, listingRemovedEmail(account.email, listing.ownerName, listing.name));
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

/** Deletes a user. Their bookings, reviews and stories lose their name. */
export const deleteUser = operation({
  name: 'user.delete',
  kind: 'write',
  allow: only('admin'),
  sessionOnly: true,
  limit: 'decision',
  input: deletionRules,
  async run(scope) {
    const { tx, input } = scope;
    const user = await lockAccountData(tx, 'user', input.id);
    if (user?.role !== 'user') throw notFound(t('userNotFound'));
    await anonymiseSharedData(scope, user);
    await sendEmail(tx, user.id, accountRemovedEmail(user.email));
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

/** Deletes another admin, except the super admin. Own accounts are deleted with the password; see deleteAccount. */
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
    if (admin?.role !== 'admin') throw notFound(t('adminNotFound'));
    if (admin.superAdmin) throw conflict(t('superAdmin'));
    if (admin.id === viewer.id) throw conflict(t('ownAccount'));
    await sendEmail(tx, admin.id, accountRemovedEmail(admin.email));
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

/** Deletes the viewer's own account, after verifying their password. */
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
    if (viewer.superAdmin) throw conflict(t('superAdmin'));
    return verifyOwnPassword({ ctx, tx, viewer }, input.password, 'password');
  },
  async run(scope, proof) {
    const { ctx, tx, viewer } = scope;
    const account = await lockAccountData(tx, viewer.role, viewer.id);
    if (!account) throw unauthenticated();
    await requireUnchangedPassword(tx, viewer, proof);
    await anonymiseSharedData(scope, account);
    await sendEmail(tx, viewer.id, accountDeletedEmail(account.email));
    await removeAccount(tx, viewer.id);
    ctx.cookie.clear();
    return viewer.id;
  },
});
