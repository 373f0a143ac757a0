import Type, { type Static } from 'typebox';
import { avatarUrl } from './profile.service.js';
import type { User } from './user.entity.js';

export const UserJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    fullName: Type.String(),
    email: Type.String(),
    phone: Type.String({ description: 'Ten digits.' }),
    city: Type.Union([Type.String(), Type.Null()]),
    address: Type.Union([Type.String(), Type.Null()]),
    avatarUrl: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'User' },
);

export const userJson = (user: User): Static<typeof UserJson> => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  phone: user.phone,
  city: user.city,
  address: user.address,
  avatarUrl: avatarUrl(user),
});
