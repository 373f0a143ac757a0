import { describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { useApp } from '../app.js';
import { client } from '../client.js';
import { makePicture } from '../security/pictures.js';
import { bare, call, enveloped, form, logIn, ROOTS, VISITOR } from './call.js';

useApp();

const EVERYBODY = [
  [VISITOR, () => Promise.resolve(client())],
  ['a user', async (root: string) => logIn(root, 'user', await makeUser(), TEST_PASSWORD)],
  ['a vendor', async (root: string) => logIn(root, 'vendor', await makeVendor(), TEST_PASSWORD)],
  ['a venue', async (root: string) => logIn(root, 'venue', await makeVenue(), TEST_PASSWORD)],
  ['an admin', async (root: string) => logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD)],
] as const;

/** A separate city for each base path, because lists are read by city. */
const cityOf = (root: string) => (root === '/api/v1' ? 'Jaipur' : 'Kota');

const VENUE = {
  businessName: 'Jheel Mahal',
  address: '3 Ambamata Ghat Road',
  state: 'Rajasthan',
  rank: 5,
  isVerified: 'Approved',
  guestCapacity: '600',
  images: [],
  summary: 'A lakeside haveli with two ghats.',
  foodPackages: 'Veg 1450, nonveg 1850',
  featuresOfVenue: 'Two ghats',
  howToReach: 'Five kilometres from the station',
  venuePolicies: 'Music until ten',
  venueType: ['Banquet Hall'],
  facilities: ['Air conditioning'],
};

describe.each(ROOTS)('%s/venue', (root) => {
  const city = cityOf(root);

  test('POST register, and its lead', async () => {
    const email = uniqueEmail('registered');
    const registration = {
      ...{
        businessName: 'Chand Baori Lawns',
        city: 'Bharatpur',
        yourName: 'Kumud Ranawat',
        phone: 2941112222,
      },
      ...{ email, password: 'kumud1', comments: 'Please call after six.' },
    };
    const venue = { _id: expect.any(String), businessName: 'Chand Baori Lawns', city: 'Bharatpur' };
    expect(await call(client(), `POST ${root}/venue/register`, registration)).toEqual(enveloped({ venue }));
    const lead = {
      ...{ name: 'Kumud Ranawat', contact: 2941112222, location: 'Bharatpur' },
      ...{ typeOfEvent: 'Venue Registration', message: 'New venue registration: Chand Baori Lawns' },
    };
    expect(await call(client(), `POST ${root}/enquiry/new/buisness`, lead)).toEqual(
      enveloped({ received: true }),
    );
    const login = await call(client(), `POST ${root}/venue/login`, { email, password: 'kumud1' });
    expect(login).toEqual(enveloped({ loggedInVenue: { _id: expect.any(String) } }));
  });

  test.each(EVERYBODY)('%s reads GET all, GET {id} and GET ranked/venues', async (who, enter) => {
    const caller = await enter(root);
    const { id, email, phone } = await makeVenue({ city, rank: 8 });
    const contact = who === VISITOR ? {} : { email, phone };
    const venue = expect.objectContaining({ ...VENUE, ...contact, _id: id, city, rank: 8 });
    expect(await call(caller, `GET ${root}/venue/all`)).toEqual(enveloped(expect.arrayContaining([venue])));
    expect(await call(caller, `GET ${root}/venue/${id}`)).toEqual(enveloped({ venue }));
    for (const path of ['venue/ranked/venues', 'venue//ranked/venues'])
      expect(await call(caller, `GET ${root}/${path}`)).toEqual(enveloped(expect.arrayContaining([venue])));
  });

  test.each([
    ['guests', '500-1000', '<100'],
    ['guests', '100-250,500-1000', '<100,100-250'],
    ['pricePerPlate', '1,000 - 1,500', '> 3,000'],
    ['price', '< 1,000,1,000 - 1,500', '< 1,000,> 3,000'],
    ['foodPackages', '1,000 - 1,500', '< 1,000'],
    ['foodPackage', '1,000 - 1,500', '< 1,000'],
    ['venueType', 'Banquet Halls', 'Marriage Garden'],
    ['venueTypes', '4 Star & Above,Banquet Halls', 'Country/Golf Club'],
    ['venueType', 'Banquet Hall', 'Rooftop Venues'],
    ['rating', 'All Ratings', 'Rated 4.8+'],
    ['city', 'NAGAUR', 'Nowhere'],
  ])('GET all?%s=%s', async (name, fits, fails) => {
    const { id } = await makeVenue({ city: 'Nagaur', venue_types: ['BANQUET_HALL', 'BANQUET_HALLS'] });
    const idsOf = async (value: string) => {
      const query = new URLSearchParams({ ...(name !== 'city' && { city: 'nagaur' }), [name]: value });
      const { body } = await call(client(), `GET ${root}/venue/all?${query.toString()}`);
      return (body as { data: { _id: string }[] }).data.map(({ _id }) => _id);
    };
    expect(await idsOf(fits)).toContain(id);
    expect(await idsOf(fails)).toEqual([]);
  });

  test('its owner sends PUT {id} with all fields as strings, and images', async () => {
    const { id, email, phone } = await makeVenue({ city });
    const owner = await logIn(root, 'venue', { id, email }, TEST_PASSWORD);
    const fields = {
      ...{ businessName: 'Jheel Mahal', yourName: 'Kumud R.', email, phone: '0294 111 2222' },
      ...{ address: '1 Gangaur Ghat', city, state: 'Rajasthan', rank: '5', isVerified: 'Approved' },
      ...{ guestCapacity: '400', summary: 'A courtyard by the lake.', foodPackages: 'Veg 1200, nonveg 1600' },
      ...{ featuresOfVenue: 'A courtyard', howToReach: 'Yes', venuePolicies: 'No fireworks' },
    };
    const lists = { venueType: ['Resorts', 'Rooftop Venues'], facilities: ['Sea view', 'DJ services'] };
    for (const asText of [String, JSON.stringify]) {
      const texts = { venueType: asText(lists.venueType), facilities: asText(lists.facilities), images: '' };
      const sent = form({ ...fields, ...texts }, [['images', await makePicture.jpeg()]]);
      expect((await call(owner, `PUT ${root}/venue/${id}`, sent)).status).toBe(200);
    }
    const saved = { ...VENUE, ...fields, ...lists, _id: id, rank: 5 };
    expect(phone).not.toBe(saved.phone);
    const read = await call(owner, `GET ${root}/venue/${id}`);
    expect(read).toEqual(
      enveloped({
        venue: expect.objectContaining({ ...saved, images: [expect.any(String), expect.any(String)] }),
      }),
    );
    const { venue } = (read.body as { data: { venue: object } }).data;
    for (const back of [form(venue), venue, form({ ...venue, ...{ venueType: '', facilities: '[]' } })])
      expect((await call(owner, `PUT ${root}/venue/${id}`, back)).status).toBe(200);
    const emptied = expect.objectContaining({ ...venue, venueType: [], facilities: [] });
    expect(await call(owner, `GET ${root}/venue/${id}`)).toEqual(enveloped({ venue: emptied }));
  });

  test('its owner sends the pictures alone, as the picker does', async () => {
    const { id, email } = await makeVenue({ city });
    const owner = await logIn(root, 'venue', { id, email }, TEST_PASSWORD);
    const sent = form({}, [
      ['images', await makePicture.jpeg()],
      ['images', await makePicture.png()],
    ]);
    expect((await call(owner, `PUT ${root}/venue/${id}`, sent)).status).toBe(200);
    const venue = expect.objectContaining({ images: [expect.any(String), expect.any(String)] });
    expect(await call(client(), `GET ${root}/venue/${id}`)).toEqual(enveloped({ venue }));
  });

  test('an admin approves, ranks, rejects and deletes', async () => {
    const account = await makeAdmin();
    const admin = await logIn(root, 'admin', account, TEST_PASSWORD);
    const { id } = await makeVenue({ city, status: 'pending' });
    const pending = (await call(admin, `GET ${root}/venue/${id}`)).body as { data: { venue: object } };
    expect(pending.data.venue).not.toHaveProperty('isVerified');
    expect((await call(client(), `GET ${root}/venue/${id}`)).status).toBe(404);

    expect((await call(admin, `PUT ${root}/venue/${id}`, form({ isVerified: 'Approved' }))).status).toBe(200);
    const row = { ...pending.data.venue, isVerified: 'Approved', rank: 9 };
    expect((await call(admin, `PUT ${root}/venue/${id}`, form(row))).status).toBe(200);
    const venue = expect.objectContaining({ _id: id, isVerified: 'Approved', rank: 9 });
    expect(await call(client(), `GET ${root}/venue/${id}`)).toEqual(enveloped({ venue }));

    const other = await makeVenue({ city, status: 'pending' });
    const rejected = await call(admin, `PUT ${root}/venue/${other.id}`, form({ isVerified: 'Rejected' }));
    expect(rejected).toEqual(
      enveloped({ venue: expect.objectContaining({ _id: other.id, isVerified: 'Rejected' }) }),
    );

    const user = { _id: account.id, role: 'admin' };
    expect(await call(admin, `DELETE ${root}/venue/${id}`, { user })).toEqual(enveloped({ _id: id }));
    expect((await call(admin, `GET ${root}/venue/${id}`)).status).toBe(404);
  });
});

test('the cities of listings are a list of names', async () => {
  await makeVenue({ city: 'Nathdwara' });
  const { body } = enveloped(expect.arrayContaining(['Nathdwara']));
  for (const root of ROOTS)
    expect(await call(client(), `GET ${root}/user/all/city`)).toEqual(
      bare({ ...(body as object), cities: expect.arrayContaining(['Nathdwara']) }),
    );
});
