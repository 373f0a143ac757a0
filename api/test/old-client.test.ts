import { beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD } from '../src/features/account/account.factory.js';
import { makeAdmin } from '../src/features/admin/admin.factory.js';
import { todayInIndia } from '../src/core/day.js';
import { app, useApp } from './app.js';
import { CallError, oldClient, toFormData, type Listed } from './old-client.js';
import { makePicture } from './security/pictures.js';

// One long scenario in one browser: each part continues where the previous one stopped.
useApp();

const CITY = 'Purananagar';
const COUPLE = { email: 'ananya@old.example', password: 'Ananya@123' };
const OWNER = { email: 'kumud@old.example', password: 'kumud1' };
const VENDOR = { email: 'farida@old.example', password: 'farida' };

let old: ReturnType<typeof oldClient>;
let superAdmin: { id: string; email: string };
let uId: string;
let vId: string;
let vendorId: string;
let code: string;

beforeAll(async () => {
  old = oldClient();
  superAdmin = await makeAdmin({ email: 'admin@old.example', superAdmin: true });
});

/** Returns the status of a failing call. */
const failure = async (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof CallError ? error.status : error),
  );
const named = (rows: Listed[], name: string) => rows.find(({ businessName }) => businessName === name);
const titled = (rows: Listed[], title: string) => rows.find((row) => row.title === title);

const enquiry = () => ({
  ...{ name: 'Ananya Sharma', contact: '9829044170', location: 'Udaipur', guests: '350' },
  ...{ date: todayInIndia(new Date(Date.now() + 40 * 864e5)), address: '22 Fatehpura' },
  ...{ message: 'Is the verandah covered?', typeOfEvent: 'Wedding' },
});

describe('visitors', () => {
  test('register a venue and a vendor, which creates one lead each', async () => {
    const venue = {
      ...{ businessName: 'Purana Mahal', city: CITY, yourName: 'Kumud Ranawat', phone: '0294 111 2222' },
      ...{ ...OWNER, comments: 'Please call after six.' },
    };
    expect(await old.registerVenue(venue)).toBe(true);
    const vendor = {
      ...{ name: 'Farida Chhipa', ...VENDOR, phone: 2941113333, city: CITY },
      ...{ type_Of_Business: 'MehendiArtist', businessName: 'Rang Mehendi' },
    };
    expect(await old.registerVendor(vendor)).toBe(true);
    const leads = await app().sql('SELECT event_type, business_name, message FROM enquiry ORDER BY id');
    expect(leads).toEqual([
      { event_type: 'VENUE_REGISTRATION', business_name: 'Purana Mahal', message: '' },
      { event_type: 'VENDOR_REGISTRATION', business_name: 'Rang Mehendi', message: '' },
    ]);
  });

  test('can’t see them before they are approved, and send an enquiry from the pop-up', async () => {
    expect(await old.venues({ city: CITY })).toEqual([]);
    expect(await old.vendorsOf('mehendiartist')).toEqual([]);
    await old.submitEnquiry(enquiry());
  });
});

describe('an admin', () => {
  let id: string;

  test('logs in; a wrong password is rejected', async () => {
    expect(await failure(old.logInAdmin(superAdmin.email, 'nonsense'))).toBe(401);
    id = await old.logInAdmin(superAdmin.email, TEST_PASSWORD);
    expect(id).toBe(superAdmin.id);
    expect((await old.admin(id)).profile).toMatchObject({ name: 'Meera Iyer', city: 'Chennai' });
    await old.saveAdmin(id, {
      name: 'Meera Iyer',
      contact: '0000054321',
      address: '9 Hill Road',
      city: 'Pune',
    });
    expect((await old.admin(id)).profile).toMatchObject({ city: 'Pune', address: '9 Hill Road' });
  });

  test('approves the pending venue and vendor, and edits the rank in the row', async () => {
    const venue = named(await old.venues(), 'Purana Mahal');
    const vendor = named(await old.vendors(), 'Rang Mehendi');
    for (const row of [venue, vendor]) expect(row).not.toHaveProperty('isVerified');
    [vId, vendorId] = [venue?._id ?? '', vendor?._id ?? ''];
    await old.saveVenue(vId, toFormData({ isVerified: 'Approved' }));
    await old.saveVendor(vendorId, toFormData({ isVerified: 'Approved' }));
    // The client sends the whole row back.
    await old.saveVenue(vId, toFormData({ ...(await old.venue(vId)), rank: 9 }));
    expect(await old.venue(vId)).toMatchObject({ isVerified: 'Approved', rank: 9 });
    expect((await old.vendor(vendorId)).isVerified).toBe('Approved');
    expect((await old.rankedVenues()).map(({ _id }) => _id)).toEqual([vId]);
  });

  test('reads the enquiries and leads, and marks one as read', async () => {
    const rows = await old.enquiries();
    expect(rows.map(({ typeOfEvent, isRead }) => [typeOfEvent, isRead])).toEqual([
      ['Wedding', false],
      ['Vendor Registration', false],
      ['Venue Registration', false],
    ]);
    await old.readEnquiry(rows[0]?._id ?? '');
    expect((await old.enquiries())[0]?.isRead).toBe(true);
  });

  test('writes an article and a story, and changes both', async () => {
    const text = { title: 'Monsoon mandaps', content: 'Rain is *lucky*.' };
    await old.addBlog(toFormData(text, { image: [await makePicture.jpeg()] }));
    const { _id, images } = titled(await old.blogs(), text.title) ?? { _id: '', images: [] };
    await old.saveBlog(_id, toFormData({ ...text, title: 'Mandaps in the monsoon' }));
    expect(await old.blog(_id)).toMatchObject({ title: 'Mandaps in the monsoon', images });
    expect(await old.picture((images as string[])[0] ?? '')).toBe(200);

    const files = [await makePicture.jpeg(), await makePicture.jpeg()];
    await old.addStory(toFormData({ title: 'Two umbrellas', content: 'It rained.' }, { images: files }));
    const story = titled(await old.stories(), 'Two umbrellas');
    await old.saveStory(
      story?._id ?? '',
      toFormData({ title: 'Two umbrellas', content: 'It poured.' }, { images: [await makePicture.jpeg()] }),
    );
    expect(await old.story(story?._id ?? '')).toMatchObject({
      content: 'It poured.',
      images: [expect.any(String)],
    });
  });
});

describe('the owner of the venue', () => {
  test('logs in, in the same browser, with access to their own data only', async () => {
    expect(await old.logInVenue(OWNER.email, OWNER.password)).toBe(vId);
    expect(await failure(old.users())).toBe(403);
  });

  test('sends the whole venue back, changed, all as strings, with pictures', async () => {
    const changes = {
      ...{ address: '1 Gangaur Ghat', guestCapacity: '400', foodPackages: 'Veg 1,200, nonveg 1,600' },
      ...{ venueType: ['Banquet Hall', 'Marriage Garden'], facilities: ['City view', 'DJ services'] },
      ...{ summary: 'A courtyard by the lake.', howToReach: 'By boat', venuePolicies: 'No fireworks' },
    };
    const form = toFormData(
      { ...(await old.venue(vId)), ...changes },
      { images: [await makePicture.jpeg()] },
    );
    await old.saveVenue(vId, form);
    const saved = await old.venue(vId);
    expect(saved).toMatchObject({
      ...changes,
      isVerified: 'Approved',
      rank: 9,
      images: [expect.any(String)],
    });
    // Again, with the current values: nothing is lost or duplicated.
    await old.saveVenue(vId, toFormData(saved));
    expect(await old.venue(vId)).toEqual(saved);
  });

  test('can’t change their own rank or another’s venue', async () => {
    expect(await failure(old.saveVenue(vId, toFormData({ rank: 10 })))).toBe(403);
    expect(await failure(old.saveVendor(vendorId, toFormData({ summary: 'Ours' })))).toBe(403);
    expect((await old.venue(vId)).rank).toBe(9);
  });
});

describe('a couple', () => {
  test('signs up and logs in', async () => {
    const form = { fullName: 'Ananya Sharma', phone: '9829044170', ...COUPLE };
    expect(await old.signUp(form)).toBe(200);
    expect(await failure(old.signUp(form))).toBe(409);
    uId = await old.logInUser(COUPLE.email, COUPLE.password);
    const user = await old.user(uId);
    expect(user).toMatchObject({ fullName: 'Ananya Sharma', phone: '9829044170', email: COUPLE.email });
    await old.saveUser(uId, { ...user, city: CITY });
    expect((await old.user(uId)).city).toBe(CITY);
  });

  test('finds the venue by the filter bar, with its contact', async () => {
    expect(await old.cities()).toContain(CITY);
    const filters = {
      ...{ city: CITY.toLowerCase(), guests: ['250-500', '>1000'], venueType: ['Marriage Garden'] },
      ...{ price: ['1,000 - 1,500', '> 3,000'], rating: [], search: null },
    };
    const found = await old.venues(filters);
    expect(found).toEqual([
      expect.objectContaining({ _id: vId, phone: '0294 111 2222', email: OWNER.email }),
    ]);
    expect(await old.venues({ ...filters, guests: ['<100'] })).toEqual([]);
    expect((await old.vendorsOf('MehendiArtist')).map(({ _id }) => _id)).toEqual([vendorId]);
  });

  test('adds both to the wishlist, and removes one', async () => {
    const [venue, vendor] = [
      { userId: uId, itemId: vId, itemType: 'venue' },
      { userId: uId, itemId: vendorId, itemType: 'vendor' },
    ];
    await old.wish(venue);
    await old.wish(vendor);
    const kept = await old.wishes(uId);
    expect(kept).toEqual([
      expect.objectContaining({ itemId: vendorId, itemType: 'vendor' }),
      { itemId: vId, itemType: 'venue', imageUrl: expect.stringContaining('/media/') },
    ]);
    await old.unwish(vendor);
    expect(await old.wishes(uId)).toEqual([kept[1]]);
  });

  test('sends an enquiry; Enquiry Sent, with the code', async () => {
    expect(await old.bookingOf(vId, uId)).toEqual({ message: 'False' });
    const sent = await old.sendBooking({ ...enquiry(), vId, uId });
    expect(sent.message).toBe('True');
    code = sent.bookingId ?? '';
    const open = { message: 'True', bookingId: code };
    expect(await old.bookingOf(vId, uId)).toEqual(open);
    expect(await old.bookingOf(vId)).toEqual(open);
    await old.sendBooking({ ...enquiry(), vId: vendorId, uId });
    await old.lookFor(uId, CITY);
  });

  test('submits a story, visible only to them until an admin approves it', async () => {
    const files = { images: [await makePicture.jpeg()] };
    await old.addStory(toFormData({ title: 'Ours', content: 'Under the neem.' }, files));
    expect(titled(await old.stories(), 'Ours')).toBeDefined();
    expect(titled(await oldClient().stories(), 'Ours')).toBeUndefined();
  });
});

describe('the owners', () => {
  test('the venue’s reads the notifications and approves with the code', async () => {
    await old.logInVenue(OWNER.email, OWNER.password);
    const unread = await old.unread(vId);
    expect(unread.map(({ message }) => message)).toContain(`A couple is looking for a venue in ${CITY}.`);
    const [first] = unread;
    await old.readNotification(vId, first?._id ?? '');
    expect((await old.notification(first?._id ?? '', vId)).data.isRead).toBe(true);
    expect(await old.unread(vId)).toHaveLength(unread.length - 1);
    expect((await old.notifications(vId)).length).toBeGreaterThanOrEqual(unread.length);

    const [booking] = await old.bookings(vId);
    expect(booking).toMatchObject({ ...enquiry(), guests: 350, uId });
    expect(booking).not.toHaveProperty('isVerified');
    expect(JSON.stringify(booking)).not.toContain(code);
    expect(await failure(old.decideBooking(vId, uId, code === '000000' ? '111111' : '000000'))).toBe(400);
    expect(await old.decideBooking(vId, uId, code)).toBe('Approved');
    expect((await old.bookings(vId))[0]?.isVerified).toBe('Approved');
  });

  test('the vendor’s completes the business profile, and rejects', async () => {
    expect(await old.logInVendor(VENDOR.email, VENDOR.password)).toBe(vendorId);
    const packages = { name: 'Hands', days: 1, price: 9000, minAdvance: 2000 };
    const changes = { experience: 12, event_completed: 340, willingToTravel: true, summary: 'Fine lines.' };
    const form = {
      ...(await old.vendor(vendorId)),
      ...changes,
      packages: JSON.stringify(packages),
      review: '',
    };
    await old.saveVendor(vendorId, toFormData(form, { portfolio: [await makePicture.jpeg()] }));
    expect(await old.vendor(vendorId)).toMatchObject({
      ...{ ...changes, portfolio: [expect.any(String)], isVerified: 'Approved' },
      packages: { ...packages, _id: expect.any(String) },
    });
    expect(await old.decideBooking(vendorId, uId, 'Rejected')).toBe('Rejected');
    expect((await old.bookings(vendorId))[0]?.isVerified).toBe('Rejected');
  });

  test('the couple sees both decisions', async () => {
    await old.logInUser(COUPLE.email, COUPLE.password);
    expect(await old.bookingOf(vId, uId)).toEqual({ message: 'True', bookingId: code });
    expect(await old.bookingOf(vendorId, uId)).toEqual({ message: 'False' });
    expect(await failure(old.bookings(vId))).toBe(403);
  });
});

describe('the admin, at the end', () => {
  test('adds and deletes an admin; the super admin can’t be deleted', async () => {
    const id = await old.logInAdmin(superAdmin.email, TEST_PASSWORD);
    const profile = {
      ...{ name: 'Kabir Sethi', email: 'kabir@old.example', contact: 9829044171, password: 'Kabir@1234' },
      ...{ city: 'Pune', address: '7 Law College Road' },
    };
    await old.addAdmin(profile);
    const added = (await old.admins()).find(({ email }) => email === profile.email);
    await old.deleteAdmin(added?._id ?? '');
    expect((await old.admins()).map(({ _id }) => _id)).toEqual([id]);
    await expect(old.deleteAdmin(id)).rejects.toThrow(/Super Admin can't be deleted!!/);
  });

  test('deletes the article, the stories, and all other accounts', async () => {
    for (const { _id } of await old.blogs()) await old.deleteBlog(_id);
    for (const { _id } of await old.stories()) await old.deleteStory(_id);
    expect([await old.blogs(), await old.stories()]).toEqual([[], []]);

    expect((await old.users()).map(({ _id }) => _id)).toEqual([uId]);
    await old.deleteVenue(vId, { _id: superAdmin.id, role: 'admin' });
    await old.deleteVendor(vendorId);
    await old.deleteUser(uId);
    expect([await old.venues(), await old.vendors(), await old.users()]).toEqual([[], [], []]);
    expect(await failure(old.venue(vId))).toBe(404);
    expect(await failure(old.logInUser(COUPLE.email, COUPLE.password))).toBe(401);
  });
});
