import { object } from 'yup';
import { accountEmail } from '../account/account.service.js';
import { findAdmin } from '../admin/admin.service.js';
import { anyone, operation } from '../core/operation.js';
import type { Role } from '../core/viewer.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import { listingBrief } from '../listing/listing.service.js';
import { pictureOf, type Picture } from '../media/picture.js';
import { findUser } from '../user/user.service.js';

/** The logged-in account with the name to greet it by. */
export interface MeRow {
  id: string;
  role: Role;
  superAdmin: boolean;
  name: string;
  email: string;
  phone: string | null;
  city: string | null;
  address: string | null;
  avatar: Picture | null;
  listingStatus: ListingStatus | null;
  rejectionReason: string | null;
}

const NO_LISTING = { listingStatus: null, rejectionReason: null };
const NO_AVATAR = { avatar: null };

/** Who asks, or null: the check of a session that the specification kept in the browser. */
export const whoAmI = operation({
  name: 'me.get',
  kind: 'read',
  allow: anyone,
  input: object({}),
  async run({ sql, viewer }): Promise<MeRow | null> {
    if (!viewer) return null;
    const { id, role, superAdmin } = viewer;
    const email = (await accountEmail(sql, id)) ?? '';
    if (role === 'user') {
      const { fullName: name, phone, city, address, avatar: stored } = await findUser(sql, id);
      const avatar = stored && pictureOf(stored, name);
      return { id, role, superAdmin, email, name, phone, city, address, avatar, ...NO_LISTING };
    }
    if (role === 'admin') {
      const { name, contact, city, address } = await findAdmin(sql, id);
      return {
        id,
        role,
        superAdmin,
        email,
        name,
        phone: contact,
        city,
        address,
        ...NO_AVATAR,
        ...NO_LISTING,
      };
    }
    const listing = await listingBrief(sql, id);
    if (!listing) return null;
    const { name, phone, city, address, status, rejectionReason } = listing;
    return {
      id,
      role,
      superAdmin,
      email,
      name,
      phone,
      city,
      address,
      ...NO_AVATAR,
      listingStatus: status,
      rejectionReason,
    };
  },
});
