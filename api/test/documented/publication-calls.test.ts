import { beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { useApp } from '../app.js';
import { client, type Client } from '../client.js';
import { makePicture } from '../security/pictures.js';
import { call, enveloped, form, logIn, ROOTS, type Answer } from './call.js';

useApp();

const BLOG = {
  ...{ _id: expect.any(String), author: expect.any(String), category: 'Wedding Blog' },
  ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
};
const STORY = {
  _id: expect.any(String),
  author: expect.any(String),
  createdAt: expect.any(String),
  eventDate: null,
};

describe.each(ROOTS)('%s', (root) => {
  let admin: Client;
  beforeAll(async () => {
    admin = await logIn(root, 'admin', await makeAdmin(), TEST_PASSWORD);
  });

  // The base of these calls ends in a slash, and some of their paths begin with one.
  test.each(['blog/', 'blog'])('an admin creates, updates and deletes an article by %s/…', async (base) => {
    const text = { title: 'Monsoon mandaps', content: 'Rain is lucky.' };
    const added = await call(
      admin,
      `POST ${root}/${base}/add`,
      form(text, [['image', await makePicture.jpeg()]]),
    );
    const blog = expect.objectContaining({ ...BLOG, ...text, images: [expect.any(String)] });
    expect(added).toEqual(enveloped({ blog }));
    const { _id, images } = (added.body as { data: { blog: { _id: string; images: string[] } } }).data.blog;
    expect(await call(client(), `GET ${root}/blog/${_id}`)).toEqual(enveloped({ blog }));
    expect(await call(client(), `GET ${root}/blog/all/blog`)).toEqual(
      enveloped({ blog: expect.arrayContaining([blog]) }),
    );

    const changed = { ...text, title: 'Mandaps in the monsoon' };
    expect(await call(admin, `PATCH ${root}/${base}/${_id}`, form({ ...changed, image: 'null' }))).toEqual(
      enveloped({ blog: expect.objectContaining({ ...changed, _id, images }) }),
    );
    const pictured = form(changed, [['images', await makePicture.jpeg()]]);
    expect(await call(admin, `PATCH ${root}/${base}/${_id}`, pictured)).toEqual(
      enveloped({
        blog: expect.objectContaining({ ...changed, _id, images: [expect.not.stringMatching(images[0]!)] }),
      }),
    );
    expect(await call(admin, `DELETE ${root}/${base}/${_id}`)).toEqual(enveloped({ _id }));
    expect((await call(client(), `GET ${root}/blog/${_id}`)).status).toBe(404);
  });

  test('an article needs no picture', async () => {
    const text = { title: 'Unpictured', content: 'Words.' };
    const blog = expect.objectContaining({ ...BLOG, ...text, images: [] });
    expect(await call(admin, `POST ${root}/blog/add`, form(text))).toEqual(enveloped({ blog }));
  });

  test.each(['weddingpost/', 'weddingpost'])(
    'an admin creates, updates and deletes a story by %s/…',
    async (base) => {
      const text = { title: 'Two umbrellas', content: 'It rained.' };
      const pictures = form(text, [
        ['images', await makePicture.jpeg()],
        ['images', await makePicture.jpeg()],
      ]);
      const added = await call(admin, `POST ${root}/${base}/add`, pictures);
      const story = { ...STORY, ...text, images: [expect.any(String), expect.any(String)] };
      expect(added).toEqual(enveloped({ realWeddings: expect.objectContaining(story) }));
      const { _id } = (added.body as { data: { realWeddings: { _id: string } } }).data.realWeddings;
      const realWeddings = expect.objectContaining({ ...story, _id });
      expect(await call(client(), `GET ${root}/weddingpost/${_id}`)).toEqual(enveloped({ realWeddings }));
      expect(await call(client(), `GET ${root}/weddingpost/all/realweddings`)).toEqual(
        enveloped({ realWeddings: expect.arrayContaining([realWeddings]) }),
      );

      const changes = { title: 'Three umbrellas', content: 'It poured.' };
      expect(await call(admin, `PATCH ${root}/${base}/${_id}`, form(changes))).toEqual(
        enveloped({ realWeddings: expect.objectContaining({ ...story, ...changes, _id }) }),
      );
      const pictured = form(changes, [['images', await makePicture.jpeg()]]);
      expect(await call(admin, `PATCH ${root}/${base}/${_id}`, pictured)).toEqual(
        enveloped({ realWeddings: expect.objectContaining({ _id, images: [expect.any(String)] }) }),
      );
      expect(await call(admin, `DELETE ${root}/${base}/${_id}`)).toEqual(enveloped({ _id }));
      expect((await call(client(), `GET ${root}/weddingpost/${_id}`)).status).toBe(404);
    },
  );

  test.each([
    ['user', () => makeUser()],
    ['vendor', () => makeVendor()],
    ['venue', () => makeVenue()],
  ] as const)('a %s submits a story', async (role, make) => {
    const author = await logIn(root, role, await make(), TEST_PASSWORD);
    const text = { title: 'Ours', content: 'Under the neem.' };
    const added = await call(
      author,
      `POST ${root}/weddingpost/add`,
      form(text, [['images', await makePicture.png()]]),
    );
    const realWeddings = expect.objectContaining({ ...STORY, ...text, images: [expect.any(String)] });
    expect(added).toEqual(enveloped({ realWeddings }));
  });
});

describe.each(ROOTS)('%s/notification', (root) => {
  test('a venue reads that a user looks for venues in its city, and marks the notification as read', async () => {
    const city = root === '/api/v1' ? 'Bundi' : 'Kota';
    const [venue, user] = [await makeVenue({ city }), await makeUser()];
    const couple = await logIn(root, 'user', user, TEST_PASSWORD);
    expect(await call(couple, `POST ${root}/notification/add`, { userId: user.id, city })).toEqual(
      enveloped({ city }),
    );

    const owner = await logIn(root, 'venue', venue, TEST_PASSWORD);
    const list = (path: string) => call(owner, `GET ${root}/notification/${path}`);
    const notification = (isRead: boolean) =>
      expect.objectContaining({
        ...{ _id: expect.any(String), vId: venue.id, isRead, createdAt: expect.any(String) },
        message: `A couple is looking for a venue in ${city}.`,
      });
    const unread: Answer = await list(`notification/${venue.id}`);
    expect(unread).toEqual(enveloped([notification(false)]));
    expect(await list(venue.id)).toEqual(unread);
    const nId = (unread.body as { data: { _id: string }[] }).data[0]!._id;
    expect(await list(`notif/${nId}?vId=${venue.id}`)).toEqual(enveloped(notification(false)));
    const update = { vId: venue.id, nId };
    expect(await call(owner, `PATCH ${root}/notification/update`, update)).toEqual(
      enveloped(notification(true)),
    );
    expect(await list(`notification/${venue.id}`)).toEqual(enveloped([]));
    expect(await list(venue.id)).toEqual(enveloped([notification(true)]));
  });

  test.each([
    ['vendor', () => makeVendor()],
    ['admin', () => makeAdmin()],
  ] as const)('a %s without notifications gets an empty array', async (role, make) => {
    const account = await make();
    const caller = await logIn(root, role, account, TEST_PASSWORD);
    for (const path of [account.id, `notification/${account.id}`])
      expect(await call(caller, `GET ${root}/notification/${path}`)).toEqual(enveloped([]));
  });
});
