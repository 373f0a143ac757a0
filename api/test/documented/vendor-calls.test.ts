import { describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { useApp } from '../app.js';
import { client, type Client } from '../client.js';
import { makePicture } from '../security/pictures.js';
import { call, enveloped, form, logIn, ROOTS } from './call.js';

useApp();

type Vendor = Record<string, unknown>;

const vendorOf = async (caller: Client, root: string, id: string) =>
  ((await call(caller, `GET ${root}/vendor/${id}`)).body as { data: { vendor: Vendor } }).data.vendor;

describe.each(ROOTS)('%s/vendor', (root) => {
  test('POST register, and its lead', async () => {
    const email = uniqueEmail('registered');
    const registration = {
      ...{ name: 'Farida Chhipa', email, password: 'farida', phone: 2941113333, city: 'Bharatpur' },
      ...{ type_Of_Business: 'MehendiArtist', businessName: 'Rang Mehendi' },
    };
    const vendor = { _id: expect.any(String), businessName: 'Rang Mehendi', city: 'Bharatpur' };
    expect(await call(client(), `POST ${root}/vendor/register`, registration)).toEqual(enveloped({ vendor }));
    const lead = {
      ...{ name: 'Farida Chhipa', contact: 2941113333, location: 'Bharatpur' },
      ...{ typeOfEvent: 'Vendor Registration', message: 'New vendor registration: Rang Mehendi' },
    };
    expect(await call(client(), `POST ${root}/enquiry/new/buisness`, lead)).toEqual(
      enveloped({ received: true }),
    );
    const login = await call(client(), `POST ${root}/vendor/login`, { email, password: 'farida' });
    expect(login).toEqual(enveloped({ loggedInVendor: { _id: expect.any(String) } }));
  });

  test('GET all, GET category/{type} and GET {id} with one package', async () => {
    const { id } = await makeVendor({
      ...{ category: 'DJ', city: 'Kota', experience_years: 5, events_completed: 40, willing_to_travel: true },
      packages: [
        { name: 'Two nights', days: 2, price: 90_000, minAdvance: 20_000 },
        { name: 'One night', days: 1, price: 50_000, minAdvance: 10_000 },
      ],
    });
    const vendor = expect.objectContaining({
      ...{ _id: id, businessName: 'Rang Mehendi Studio', city: 'Kota', state: 'Rajasthan', address: '' },
      ...{ type_Of_Business: 'DJ', isVerified: 'Approved', summary: '', portfolio: [], review: [] },
      ...{ experience: 5, event_completed: 40, willingToTravel: true },
      packages: { _id: expect.any(String), name: 'One night', days: 1, price: 50_000, minAdvance: 10_000 },
      allPackages: [
        expect.objectContaining({ name: 'Two nights' }),
        expect.objectContaining({ name: 'One night' }),
      ],
    });
    for (const list of [
      'vendor/all',
      'vendor/category/DJ',
      'vendor/category/dj',
      'vendor/category/AllVendors',
    ])
      expect(await call(client(), `GET ${root}/${list}`)).toEqual(
        enveloped({ vendors: expect.arrayContaining([vendor]) }),
      );
    expect(await call(client(), `GET ${root}/vendor/category/Dhol`)).toEqual(enveloped({ vendors: [] }));
    expect(await call(client(), `GET ${root}/vendor/${id}`)).toEqual(enveloped({ vendor }));
  });

  test('a vendor sends profile fields, one package, and files of the portfolio', async () => {
    const { id, email } = await makeVendor();
    const vendor = await logIn(root, 'vendor', { id, email }, TEST_PASSWORD);
    const put = async (sent: FormData | object) =>
      (await call(vendor, `PUT ${root}/vendor/${id}`, sent)).status;

    const profile = { name: 'Farida C.', email, phone: '0294 111 3333' };
    expect(await put(form(profile))).toBe(200);
    const business = {
      ...{ businessName: 'Rang Mehendi', city: 'Jaipur', state: 'Rajasthan', address: '4 Johari Bazaar' },
      ...{ type_Of_Business: 'MehendiArtist', event_completed: '340', willingToTravel: 'true' },
      ...{ summary: 'Fine lines.', experience: '5 years' },
    };
    const packages = { name: 'Hands', days: '1', price: '9000', minAdvance: '2000' };
    expect(
      await put(form({ ...business, packages: JSON.stringify(packages), password: '', profile: '' })),
    ).toBe(200);
    expect(await put(form({}, [['portfolio', await makePicture.jpeg()]]))).toBe(200);

    const read = await vendorOf(vendor, root, id);
    const hands = { name: 'Hands', days: 1, price: 9000, minAdvance: 2000 };
    expect(read).toMatchObject({
      ...{ ...profile, ...business, _id: id, experience: 5, event_completed: 340, willingToTravel: true },
      ...{ portfolio: [expect.any(String)], packages: hands, allPackages: [hands], isVerified: 'Approved' },
    });

    expect(await put({ packages: { ...hands, price: 9500 } })).toBe(200);
    expect(await put(form({ ...read, packages: JSON.stringify({ ...hands, price: 9700 }) }))).toBe(200);
    const changed = { ...(read.packages as object), price: 9700 };
    expect(await vendorOf(vendor, root, id)).toEqual({
      ...{ ...read, packages: changed, allPackages: [changed], startingPrice: 9700 },
    });
    for (const back of [
      form(read),
      { ...read, packages: undefined },
      { vendor: { ...read, packages: changed } },
    ])
      expect(await put(back)).toBe(200);
    expect((await vendorOf(vendor, root, id)).allPackages).toEqual([changed]);
    expect(await put(form({ experience: 'many years' }))).toBe(400);
  });

  test('a vendor without packages can send the empty package back', async () => {
    const { id, email } = await makeVendor();
    const vendor = await logIn(root, 'vendor', { id, email }, TEST_PASSWORD);
    const read = await vendorOf(vendor, root, id);
    expect([read.packages, read.allPackages]).toEqual([{}, []]);
    for (const back of [read, form(read), form({ ...read, packages: JSON.stringify(read.packages) })])
      expect((await call(vendor, `PUT ${root}/vendor/${id}`, back)).status).toBe(200);
    expect(await vendorOf(vendor, root, id)).toEqual(read);
  });

  test('an admin approves, rejects and deletes', async () => {
    const admin = await logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD);
    for (const isVerified of ['Approved', 'Rejected']) {
      const { id } = await makeVendor({ status: 'pending', packages: [{ name: 'Hands', price: 9000 }] });
      const pending = await vendorOf(admin, root, id);
      expect(pending).not.toHaveProperty('isVerified');
      const decided = enveloped({ vendor: expect.objectContaining({ _id: id, isVerified }) });
      for (const sent of [form({ isVerified }), form({ ...pending, isVerified }), { ...pending, isVerified }])
        expect(await call(admin, `PUT ${root}/vendor/${id}`, sent)).toEqual(decided);
      expect((await call(client(), `GET ${root}/vendor/${id}`)).status).toBe(
        isVerified === 'Approved' ? 200 : 404,
      );
      expect(await call(admin, `DELETE ${root}/vendor/${id}`)).toEqual(enveloped({ _id: id }));
      expect((await call(admin, `GET ${root}/vendor/${id}`)).status).toBe(404);
    }
  });
});
