import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { ROLES } from '../../src/core/viewer.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app } from '../app.js';
import { makeBlog, makeGalleryPicture, makeNotification, makeStory, signup } from '../permissions/scene.js';
import { makeFullVendor, makePictureOf, fillVendor, wish } from './fixtures.js';
import type { Scene } from './scene.js';

/** A call with the caller's ID: other IDs are not looked up. */
const oneself: Scene = { unknown: 403, malformed: 403 };

/** An enquiry after its owner's decision. */
const approve = (bookingId: string) =>
  app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [bookingId]);

const existingNotification: Scene = {
  ...oneself,
  before: async (_fixtures, { id }) => id && makeNotification(id),
};

/** By the call's name in the route table. Calls without an entry need only the permission table. */
export const SCENES: Record<string, Scene> = {
  ...Object.fromEntries(
    ROLES.map((role): [string, Scene] => [
      `POST ${role}/login`,
      { refused: { 401: () => ({ email: uniqueEmail('nobody'), password: TEST_PASSWORD }) } },
    ]),
  ),
  'POST user/register': {
    refused: {
      400: () => ({ ...signup(), phone: '12' }),
      409: async () => ({ ...signup(), email: (await makeUser()).email }),
    },
  },
  'GET venue/all': { before: async () => makeGalleryPicture((await makeVenue()).id) },
  'GET venue/:id': { before: (_fixtures, _caller, { id }) => makeGalleryPicture(String(id)) },
  'GET venue/owner/:ownerId': { before: (_fixtures, _caller, { id }) => makeGalleryPicture(String(id)) },
  'GET venue/ranked/venues': { before: async () => makeGalleryPicture((await makeVenue({ rank: 7 })).id) },
  'GET vendor/all': { before: makeFullVendor },
  'GET vendor/category/:type': { before: makeFullVendor },
  'GET vendor/:id': { before: (_fixtures, _caller, { id }) => fillVendor(String(id)) },
  'PUT vendor/:id': {
    before: async (_fixtures, { role, id }) => role === 'vendor' && id && fillVendor(id),
  },
  'GET user/:id': { unknown: 403 },
  'GET wishlist/:userId': { unknown: 403, before: ({ userId }) => wish(userId) },
  // Without an enquiry, the response is "False".
  'GET bookings/bookings/:vId': { unknown: 200 },
  'GET bookings/:vId': { ...oneself, before: ({ bookingId }) => approve(bookingId) },
  'PATCH bookings/:vId': oneself,
  'GET blog/all/blog': { before: async () => makePictureOf('blog', await makeBlog()) },
  'GET blog/:id': { before: (_fixtures, _caller, { id }) => makePictureOf('blog', String(id)) },
  'GET weddingpost/all/realweddings': {
    before: async () => makePictureOf('real_wedding', await makeStory('published')),
  },
  'GET weddingpost/:id': {
    before: (_fixtures, _caller, { id }) => makePictureOf('real_wedding', String(id)),
  },
  'PATCH weddingpost/:id': { body: () => ({ title: 'Rain', content: 'It rained at four.' }) },
  'GET notification/all': { before: existingNotification.before },
  'GET notification/:id': existingNotification,
  'GET notification/notification/:vId': existingNotification,
};
