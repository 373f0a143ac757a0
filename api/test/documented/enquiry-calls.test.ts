import { beforeEach, describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { useApp } from '../app.js';
import { client, type Client } from '../client.js';
import { inDays } from '../permissions/scene.js';
import { bare, call, enveloped, logIn, ROOTS, type Answer } from './call.js';

useApp();

const enquiry = () => ({
  ...{ name: 'Ananya Sharma', contact: '9829044170', location: 'Udaipur', guests: '350', date: inDays(40) },
  ...{ address: '22 Fatehpura', message: 'Is the verandah covered?', typeOfEvent: 'Wedding' },
});

describe.each(ROOTS)('%s/enquiry', (root) => {
  test('anybody sends the eight fields; an admin reads the enquiry, and marks it as read', async () => {
    const sent = { ...enquiry(), message: `By ${root}` };
    expect(await call(client(), `POST ${root}/enquiry/submit`, sent)).toEqual(enveloped({ received: true }));
    const admin = await logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD);
    const all = await call(admin, `GET ${root}/enquiry/all/enquiry`);
    const row = { ...sent, guests: 350, _id: expect.any(String), isRead: false };
    expect(all).toEqual(bare(expect.arrayContaining([expect.objectContaining(row)])));
    const { _id } = (all.body as { _id: string; message: string }[]).find(
      ({ message }) => message === sent.message,
    )!;
    const read = enveloped(expect.objectContaining({ ...row, _id, isRead: true }));
    for (const body of [undefined, {}, { isRead: true }])
      expect(await call(admin, `PATCH ${root}/enquiry/${_id}`, body)).toEqual(read);
  });
});

describe.each(ROOTS)('%s/bookings', (root) => {
  let couple: Client;
  let uId: string;

  beforeEach(async () => {
    const user = await makeUser();
    uId = user.id;
    couple = await logIn(root, 'user', user, TEST_PASSWORD);
  });

  /** Sends an enquiry and returns its code, which the documentation calls bookingId. */
  async function sendTo(vId: string): Promise<string> {
    expect(await call(couple, `GET ${root}/bookings/bookings/${vId}?uId=${uId}`)).toEqual(
      bare({ message: 'False' }),
    );
    const sent = await call(couple, `POST ${root}/bookings/bookings`, { ...enquiry(), vId, uId });
    expect(sent).toEqual(bare(expect.objectContaining({ message: 'True', bookingId: expect.any(String) })));
    const { bookingId } = sent.body as { bookingId: string };
    for (const query of [`?uId=${uId}`, ''])
      expect(await call(couple, `GET ${root}/bookings/bookings/${vId}${query}`)).toEqual(
        bare({ message: 'True', bookingId }),
      );
    return bookingId;
  }

  const inbox = (isVerified?: string): Answer =>
    bare([
      {
        ...{ ...enquiry(), guests: 350, uId, vId: expect.any(String), _id: expect.any(String) },
        ...{ status: expect.any(String), createdAt: expect.any(String), ...(isVerified && { isVerified }) },
      },
    ]);

  describe.each([
    ['venue', () => makeVenue()],
    ['vendor', () => makeVendor()],
  ] as const)('a %s', (role, make) => {
    test('approves with the code', async () => {
      const account = await make();
      const bookingId = await sendTo(account.id);
      const owner = await logIn(root, role, account, TEST_PASSWORD);
      expect(await call(owner, `GET ${root}/bookings/${account.id}`)).toEqual(inbox());
      const decide = (code: string) =>
        call(owner, `PATCH ${root}/bookings/${account.id}`, { uId, bookingId: code });
      expect((await decide(bookingId === '000000' ? '111111' : '000000')).status).toBe(400);
      expect(await decide(bookingId)).toEqual(bare('Approved'));
      expect(await call(owner, `GET ${root}/bookings/${account.id}`)).toEqual(inbox('Approved'));
      expect(await call(couple, `GET ${root}/bookings/bookings/${account.id}?uId=${uId}`)).toEqual(
        bare({ message: 'True', bookingId }),
      );
    });

    test('rejects with the word Rejected', async () => {
      const account = await make();
      await sendTo(account.id);
      const owner = await logIn(root, role, account, TEST_PASSWORD);
      const rejection = { uId, bookingId: 'Rejected' };
      expect(await call(owner, `PATCH ${root}/bookings/${account.id}`, rejection)).toEqual(bare('Rejected'));
      expect(await call(owner, `GET ${root}/bookings/${account.id}`)).toEqual(inbox('Rejected'));
    });

    test('without enquiries gets an empty array', async () => {
      const account = await make();
      const owner = await logIn(root, role, account, TEST_PASSWORD);
      expect(await call(owner, `GET ${root}/bookings/${account.id}`)).toEqual(bare([]));
    });
  });

  test('an admin reads those of a listing', async () => {
    const { id } = await makeVenue();
    await sendTo(id);
    const admin = await logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD);
    expect(await call(admin, `GET ${root}/bookings/${id}`)).toEqual(inbox());
  });
});

describe.each(ROOTS)('%s/wishlist', (root) => {
  test('a user adds, reads and removes', async () => {
    const user = await makeUser();
    const couple = await logIn(root, 'user', user, TEST_PASSWORD);
    const read = () => call(couple, `GET ${root}/wishlist/${user.id}`);
    const holding = (items: object[]) => bare({ ...(enveloped(items).body as object), wishlist: { items } });
    expect(await read()).toEqual(holding([]));

    const [venue, vendor] = [
      { itemId: (await makeVenue()).id, itemType: 'venue' },
      { itemId: (await makeVendor()).id, itemType: 'vendor' },
    ];
    for (const item of [venue, vendor])
      expect(await call(couple, `POST ${root}/wishlist/add`, { userId: user.id, ...item })).toEqual(
        enveloped({ itemId: item.itemId }),
      );
    const kept = [vendor, venue].map((item) => ({ ...item, imageUrl: null }));
    expect(await read()).toEqual(holding(kept));
    expect(await call(couple, `DELETE ${root}/wishlist/remove`, { userId: user.id, ...vendor })).toEqual(
      enveloped({ itemId: vendor.itemId }),
    );
    expect(await read()).toEqual(holding(kept.slice(1)));
  });
});
