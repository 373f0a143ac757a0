import { resolvePlace } from '../city/city.service.js';
import { badInput, forbidden } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { sizedUrl } from '../media/media.constants.js';
import { registerMedia, storeUploads } from '../media/media.service.js';
import { pictureUrl } from '../media/picture.js';
import { UserProfile, type User } from './user.entity.js';
import { avatarRules, updateUserRules } from './user.rules.js';
import { findUser } from './user.service.js';
import { t } from './messages.generated.js';

/** Returns the URL of a user's picture for old clients; null without one. */
export const avatarUrl = ({ avatarHash }: User): string | null =>
  avatarHash && sizedUrl(pictureUrl(avatarHash), 320, 'webp');

/**
 * Updates the viewer's profile, optionally with a picture. Older clients send the email address back, but changing it
 * needs a confirmation code, so a different one is rejected.
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
    if (email && email !== before.email) throw badInput('email', t('emailNeedsCode'));
    const changes: Partial<UserProfile> = { ...edit };
    if (city !== undefined) changes.city = city ? (await resolvePlace(tx, city)).city : null;
    if (address !== undefined) changes.address = address || null;
    if (avatar) {
      await registerMedia(tx, avatar, viewer.id);
      changes.avatarHash = avatar.hash;
    }
    if (Object.keys(changes).length) await tx.repository(UserProfile).update(id, changes);
    return findUser(tx, id);
  },
});

/** Replaces or removes the viewer's picture. The nightly cleanup deletes the old one if it is unused. */
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
