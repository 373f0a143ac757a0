import { object } from 'yup';
import { accountBrief } from '../account/account.service.js';
import { findAdmin } from '../admin/admin.service.js';
import { anyone, operation } from '../../core/operation.js';
import type { Role } from '../../core/viewer.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import { listingBrief } from '../listing/listing.service.js';
import { rejectionReason } from '../listing/rejection-reason.js';
import { pictureOf, type Picture } from '../media/picture.js';
import { findUser } from '../user/user.service.js';

/** The logged-in account with its display name. */
export interface MeRow {
  id: string;
  role: Role;
  superAdmin: boolean;
  name: string;
  email: string;
  emailConfirmed: boolean;
  phone: string | null;
  city: string | null;
  address: string | null;
  avatar: Picture | null;
  listingStatus: ListingStatus | null;
  rejectionReason: string | null;
}

const NO_LISTING = { listingStatus: null, rejectionReason: null };

/** Returns the viewer's account, or null without a session. */
export const getMe = operation({
  name: 'me.get',
  kind: 'read',
  allow: anyone,
  input: object({}),
  async run({ tx, viewer }): Promise<MeRow | null> {
    if (!viewer) return null;
    const { id, role, superAdmin } = viewer;
    const login = await accountBrief(tx, id);
    const account = {
      ...{ id, role, superAdmin, avatar: null },
      email: login?.email ?? '',
      emailConfirmed: Boolean(login?.emailConfirmedAt),
    };
    if (role === 'user') {
      const { fullName: name, phone, city, address, avatar: stored } = await findUser(tx, id);
      const avatar = stored && pictureOf(stored, name);
      return { ...account, name, phone, city, address, avatar, ...NO_LISTING };
    }
    if (role === 'admin') {
      const { name, contact, city, address } = await findAdmin(tx, id);
      return { ...account, name, phone: contact, city, address, ...NO_LISTING };
    }
    const listing = await listingBrief(tx, id);
    if (!listing) return null;
    const { name, phone, city, address, status } = listing;
    const reason = status === 'rejected' ? rejectionReason(listing.rejectionReason) : null;
    return { ...account, name, phone, city, address, listingStatus: status, rejectionReason: reason };
  },
});
