import Type, { type Static } from 'typebox';
import type { Admin } from './admin.entity.js';

const Profile = {
  name: Type.String(),
  email: Type.String(),
  contact: Type.String({ description: 'Ten digits.' }),
  city: Type.String(),
  address: Type.String(),
};

export const AdminJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    ...Profile,
    superAdmin: Type.Boolean({ description: 'Whether this is the super admin, who cannot be deleted.' }),
    profile: Type.Object(Profile, { description: 'The same fields again; older clients read either.' }),
  },
  { title: 'Admin' },
);

export function adminJson({
  id,
  name,
  email,
  contact,
  city,
  address,
  superAdmin,
}: Admin): Static<typeof AdminJson> {
  const profile = { name, email, contact, city, address };
  return { _id: id, ...profile, superAdmin, profile };
}
