import { TEST_PASSWORD, uniqueEmail } from '../../src/account/account.factory.js';
import { ROLES } from '../../src/core/viewer.js';
import { makeUser } from '../../src/user/user.factory.js';
import { makeVenue } from '../../src/venue/venue.factory.js';
import { app } from '../app.js';
import { makeGalleryPicture, signup } from '../permissions/scene.js';
import type { Scene } from './scene.js';

const withPicture = async (listing: Promise<{ id: string }>) => makeGalleryPicture((await listing).id);

/** As its owner's decision leaves an enquiry. */
const approve = (bookingId: string) =>
  app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [bookingId]);

/** By the call's name in the route table. */
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
  'GET venue/all': { before: () => withPicture(makeVenue()) },
  'GET venue/:id': { before: (_things, _caller, { id }) => makeGalleryPicture(String(id)) },
  'GET venue/ranked/venues': { before: () => withPicture(makeVenue({ rank: 7 })) },
  'GET user/:id': { unknown: 403 },
  // An enquiry that is not there is an answer: "False".
  'GET bookings/bookings/:vId': { unknown: 200 },
  'GET bookings/:vId': { unknown: 403, malformed: 403, before: ({ bookingId }) => approve(bookingId) },
  'PATCH bookings/:vId': { unknown: 403, malformed: 403 },
};
