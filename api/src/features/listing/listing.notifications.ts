import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import type { Tx } from '../../core/database.js';
import { notify } from '../../core/notify.js';
import type { Listing } from './listing.entity.js';
import {
  listingApprovedEmail,
  listingReinstatedEmail,
  listingRejectedEmail,
  listingSuspendedEmail,
} from './listing.mail.js';
import { listingPath } from './listing.paths.js';
import { rejectionReason } from './rejection-reason.js';

/** An admin's decision on a listing. */
type Decision =
  | { made: 'approved' | 'reinstated' }
  | { made: 'rejected'; reason: string | null }
  | { made: 'suspended'; reason: string };

type Recipient = Pick<Listing, 'id' | 'kind' | 'name' | 'ownerName' | 'email'>;

/** Notifies the owner of a listing of an admin's decision, and emails their login address. */
export async function notifyOwner(tx: Tx, listing: Recipient, decision: Decision): Promise<void> {
  const { id, kind, ownerName, name } = listing;
  const to = (await accountEmail(tx, id)) ?? listing.email;
  const publicPage = listingPath(listing);
  const profile = kind === 'venue' ? '/venueProfilePage' : '/vendorProfilePage';
  const about = { accountId: id, listingId: id };
  switch (decision.made) {
    case 'approved':
      await notify(tx, { ...about, kind: 'listing_approved', params: {} });
      return sendEmail(tx, id, listingApprovedEmail(to, { ownerName, name, path: publicPage }));
    case 'reinstated':
      await notify(tx, { ...about, kind: 'listing_reinstated', params: {} });
      return sendEmail(tx, id, listingReinstatedEmail(to, { ownerName, name, path: publicPage }));
    case 'rejected': {
      const reason = rejectionReason(decision.reason);
      await notify(tx, { ...about, kind: 'listing_rejected', params: { reason: decision.reason } });
      return sendEmail(tx, id, listingRejectedEmail(to, { ownerName, name, reason, path: profile }));
    }
    case 'suspended': {
      const { reason } = decision;
      await notify(tx, { ...about, kind: 'listing_suspended', params: { reason } });
      return sendEmail(tx, id, listingSuspendedEmail(to, { ownerName, name, reason, path: profile }));
    }
  }
}
