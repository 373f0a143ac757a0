import { placeOf } from '../city/city.service.js';
import { badInput, forbidden } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { sizedUrl } from '../media/media.constants.js';
import { registerMedia, storeUploads } from '../media/media.service.js';
import { pictureUrl } from '../media/picture.js';
import { UserProfile, type User } from './user.entity.js';
import { avatarRules, updateUserRules } from './user.rules.js';
import { findUser } from './user.service.js';

/** Address of a user's picture, as old clients know it; null without one. */
export const avatarUrl = ({ avatarHash }: User): string | null =>
  avatarHash && sizedUrl(pictureUrl(avatarHash), 320, 'webp');

/**
 * Users' edit of their own profile, with another picture where one comes along. The e-mail address is changed in a way
 * of its own: the stored one, or none, is ignored here, and another is refused with nothing changed.
 */
export const updateUser = operation({
  name: 'user.update',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: updateUserRules,
  async prepare({ ctx, viewer, input: { id, files } }) {
    if (id !== viewer.id) throw forbidden();
    return storeUploads(ctx, files);
  },
  async run({ tx, viewer, input }, [avatar]): Promise<User> {
    const { id, email, files: _stored, city, address, ...edit } = input;
    const before = await findUser(tx, id);
    if (email && email !== before.email)
      throw badInput(
        'email',
        'An e-mail address is changed with the password and a code that is mailed to it',
      );
    const changes: Partial<UserProfile> = { ...edit };
    if (city !== undefined) changes.city = city ? (await placeOf(tx, city)).city : null;
    if (address !== undefined) changes.address = address || null;
    if (avatar) {
      await registerMedia(tx, avatar, viewer.id);
      changes.avatarHash = avatar.hash;
    }
    if (Object.keys(changes).length) await tx.repository(UserProfile).update(id, changes);
    return findUser(tx, id);
  },
});

/** Gives users another picture, or none. The old one is let go: what nothing refers to is swept. */
export const setAvatar = operation({
  name: 'user.setAvatar',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: avatarRules,
  prepare: ({ ctx, input: { file } }) => storeUploads(ctx, file ? [file] : []),
  async run({ tx, viewer }, [picture]): Promise<User> {
    if (picture) await registerMedia(tx, picture, viewer.id);
    await tx.repository(UserProfile).update(viewer.id, { avatarHash: picture?.hash ?? null });
    return findUser(tx, viewer.id);
  },
});
