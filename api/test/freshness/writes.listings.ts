import sharp from 'sharp';
import { startSession } from '../../src/features/account/session.js';
import { ERRORS, listingOf, pick, shownListing, type Scene, type Write } from './act.js';
import { nextAddress, setStatus } from './world.js';

/** A picture that no other has. */
export async function newPicture(random: Scene['random']): Promise<File> {
  const channel = () => Math.floor(random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const image = sharp({ create: { width: 32, height: 24, channels: 3, background } });
  return new File([new Uint8Array(await image.png().toBuffer())], 'picture.png');
}

/** Gives the listing that was registered last a status. Its page is one of the reads. */
const prepareLatest =
  (status: 'pending' | 'rejected' | 'approved') =>
  ({ world, app }: Scene) =>
    setStatus(app, world.latest, status);

const register =
  (kind: 'venue' | 'vendor') =>
  async ({ world, act, row, random }: Scene) => {
    const name = `${kind === 'venue' ? 'Bagh' : 'Studio'} ${Math.floor(random() * 1e9)}`;
    const common = { email: `${name.replace(' ', '')}@test.example`, password: 'Shaadi#2027' };
    const done = await act(
      undefined,
      kind === 'venue'
        ? `mutation R($input: RegisterVenueInput!) { r: registerVenue(input: $input) ${ERRORS} }`
        : `mutation R($input: RegisterVendorInput!) { r: registerVendor(input: $input) ${ERRORS} }`,
      {
        input: {
          ...{ ...common, businessName: name, city: 'Udaipur', phone: '0294 000 0000' },
          ...(kind === 'venue' ? { yourName: 'Kumud' } : { name: 'Farida', category: 'DJ' }),
        },
      },
    );
    world.latest = (await row<{ id: string }>(`SELECT id FROM listing WHERE name = $1`, [name]))?.id ?? '';
    return done;
  };

/** Sends the documented REST update as an admin. */
async function moderate({ app, world }: Scene, path: string, changes: object): Promise<boolean> {
  const { token } = await startSession(app.tx, world.admin);
  const response = await fetch(`${app.url}/api/v1/${path}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      cookie: `mandap=${token}`,
      'x-forwarded-for': nextAddress(),
    },
    body: JSON.stringify(changes),
  });
  return response.ok;
}

/** Returns a picture of a gallery, with its owner. */
const somePicture = ({ row }: Scene) =>
  row<{ id: string; listing: string }>(
    `SELECT media_hash AS id, listing_id AS listing FROM listing_picture ORDER BY random() LIMIT 1`,
  );

const somePackage = ({ row }: Scene) =>
  row<{ id: string; vendor: string }>(
    `SELECT id, vendor_id AS vendor FROM vendor_package ORDER BY random() LIMIT 1`,
  );

const packageInput = (random: Scene['random']) => ({
  name: `Day ${random()}`,
  days: 1,
  price: 1000 + Math.floor(random() * 9000),
  minAdvance: 0,
});

/** Writes of owners and admins about listings. */
export const LISTING_WRITES: Write[] = [
  { name: 'venue.register', run: register('venue') },
  {
    name: 'listing.decide',
    prepare: prepareLatest('pending'),
    run: ({ world, act, random }) =>
      act(
        world.admin,
        `mutation D($id: ID!, $approve: Boolean!) { r: decideListing(id: $id, approve: $approve, reason: "No") ${ERRORS} }`,
        { id: world.latest, approve: random() < 0.7 },
      ),
  },
  {
    name: 'listing.delete',
    prepare: prepareLatest('approved'),
    run: ({ world, act }) =>
      act(world.admin, `mutation D($id: ID!) { r: deleteListing(id: $id) ${ERRORS} }`, { id: world.latest }),
  },
  { name: 'vendor.register', run: register('vendor') },
  {
    name: 'listing.decideMany',
    prepare: prepareLatest('pending'),
    run: ({ world, act }) =>
      act(world.admin, `mutation D($ids: [ID!]!) { r: decideListings(ids: $ids, approve: true) ${ERRORS} }`, {
        ids: [world.latest],
      }),
  },
  {
    name: 'listing.resubmit',
    prepare: prepareLatest('rejected'),
    // It may have been deleted.
    run: async ({ world, act, row }) =>
      (await row(`SELECT id FROM account WHERE id = $1`, [world.latest])) &&
      act(world.latest, `mutation { r: resubmitListing ${ERRORS} }`),
  },
  {
    name: 'venue.moderate',
    run: (scene) =>
      moderate(scene, `venue/${pick(scene.world.venues.slice(0, 12), scene.random)}`, {
        rank: Math.floor(scene.random() * 11),
      }),
  },
  {
    name: 'vendor.moderate',
    run: (scene) =>
      moderate(scene, `vendor/${pick(scene.world.vendors, scene.random)}`, {
        rank: Math.floor(scene.random() * 11),
      }),
  },
  {
    name: 'venue.update',
    run: ({ world, act, random }) =>
      act(
        pick(world.venues.slice(0, 12), random),
        `mutation U($input: UpdateVenueInput!) { r: updateVenue(input: $input) ${ERRORS} }`,
        {
          input: pick(
            [
              { summary: `By the lake ${random()}` },
              { vegPrice: 300 + Math.floor(random() * 2000) },
              { city: pick(['Udaipur', 'Jaipur', 'Agra'], random) },
              { name: `Mahal ${Math.floor(random() * 1e6)}` },
              { types: [pick(['BANQUET_HALLS', 'RESORTS'], random)] },
            ],
            random,
          ),
        },
      ),
  },
  {
    name: 'vendor.update',
    run: ({ world, act, random }) =>
      act(
        pick(world.vendors, random),
        `mutation U($input: UpdateVendorInput!) { r: updateVendor(input: $input) ${ERRORS} }`,
        {
          input: pick(
            [{ summary: `Since ${random()}` }, { city: pick(['Udaipur', 'Jaipur'], random) }],
            random,
          ),
        },
      ),
  },
  {
    name: 'vendor.addPackage',
    run: ({ world, act, random }) =>
      act(
        pick(world.vendors, random),
        `mutation P($input: PackageInput!) { r: addPackage(input: $input) ${ERRORS} }`,
        { input: packageInput(random) },
      ),
  },
  {
    name: 'vendor.updatePackage',
    async run(scene) {
      const offer = await somePackage(scene);
      if (!offer) return false;
      return scene.act(
        offer.vendor,
        `mutation P($id: ID!, $input: PackageInput!) { r: updatePackage(id: $id, input: $input) ${ERRORS} }`,
        { id: offer.id, input: packageInput(scene.random) },
      );
    },
  },
  {
    name: 'vendor.reorderPackages',
    async run({ act, row }) {
      const offers = await row<{ vendor: string; ids: string[] }>(
        `SELECT vendor_id AS vendor, array_agg(id ORDER BY position DESC) AS ids FROM vendor_package
         GROUP BY vendor_id ORDER BY random() LIMIT 1`,
      );
      if (!offers) return false;
      return act(offers.vendor, `mutation P($ids: [ID!]!) { r: reorderPackages(ids: $ids) ${ERRORS} }`, {
        ids: offers.ids,
      });
    },
  },
  {
    name: 'vendor.removePackage',
    async run(scene) {
      const offer = await somePackage(scene);
      if (!offer) return false;
      return scene.act(offer.vendor, `mutation P($id: ID!) { r: removePackage(id: $id) ${ERRORS} }`, {
        id: offer.id,
      });
    },
  },
  {
    name: 'listing.rank',
    run: (scene) =>
      scene.act(
        scene.world.admin,
        `mutation R($id: ID!, $rank: Int!) { r: rankListing(id: $id, rank: $rank) ${ERRORS} }`,
        { id: listingOf(scene), rank: Math.floor(scene.random() * 11) },
      ),
  },
  {
    name: 'listing.suspend',
    run: (scene) =>
      scene.act(
        scene.world.admin,
        `mutation S($ids: [ID!]!) { r: suspendListings(ids: $ids, reason: "Complaints") ${ERRORS} }`,
        { ids: [listingOf(scene)] },
      ),
  },
  {
    name: 'listing.reinstate',
    async run({ world, act, row }) {
      const listing = await row<{ id: string }>(
        `SELECT id FROM listing WHERE status = 'suspended' ORDER BY random() LIMIT 1`,
      );
      if (!listing) return false;
      return act(world.admin, `mutation R($ids: [ID!]!) { r: reinstateListings(ids: $ids) ${ERRORS} }`, {
        ids: [listing.id],
      });
    },
  },
  {
    name: 'listing.setDailyCapacity',
    run: (scene) =>
      scene.act(
        shownListing(scene),
        `mutation C($dailyCapacity: Int!) { r: setDailyCapacity(dailyCapacity: $dailyCapacity) ${ERRORS} }`,
        { dailyCapacity: 1 + Math.floor(scene.random() * 3) },
      ),
  },
  {
    name: 'listing.addPictures',
    run: async (scene) =>
      scene.act(
        shownListing(scene),
        `mutation P($files: [Upload!]!) { r: addPictures(files: $files) ${ERRORS} }`,
        {},
        { files: [await newPicture(scene.random), await newPicture(scene.random)] },
      ),
  },
  {
    name: 'listing.movePicture',
    async run(scene) {
      const picture = await somePicture(scene);
      if (!picture) return false;
      const { act } = scene;
      return act(picture.listing, `mutation P($id: ID!) { r: movePicture(id: $id) ${ERRORS} }`, {
        id: picture.id,
      });
    },
  },
  {
    name: 'listing.updatePictureCaption',
    async run(scene) {
      const picture = await somePicture(scene);
      if (!picture) return false;
      return scene.act(
        picture.listing,
        `mutation P($id: ID!, $caption: String!) { r: updatePictureCaption(id: $id, caption: $caption) ${ERRORS} }`,
        { id: picture.id, caption: `The lake ${scene.random()}` },
      );
    },
  },
  {
    name: 'listing.removePicture',
    async run(scene) {
      const picture = await somePicture(scene);
      if (!picture) return false;
      return scene.act(picture.listing, `mutation P($id: ID!) { r: removePicture(id: $id) ${ERRORS} }`, {
        id: picture.id,
      });
    },
  },
];
