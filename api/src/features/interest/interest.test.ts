import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { sweepInterests } from './interest.service.js';

useApp();

const addInterest = async (who: Client, city: string) =>
  (
    await who.gql<{ addCityInterest: { city: string | null; userErrors: object[] } }>(
      'mutation M($city: String!) { addCityInterest(city: $city) { city userErrors { field message } } }',
      { city },
    )
  ).data.addCityInterest;

const notificationTexts = async (id: string) => (await notificationsOf(id)).map(({ text }) => text);

test('looking for venues notifies the approved venues of the city only, without naming the user', async () => {
  const user = await makeUser();
  const city = 'Kumbhalgarh';
  const [one, two] = [await makeVenue({ city }), await makeVenue({ city })];
  const others = [
    await makeVenue({ city, status: 'pending' }),
    await makeVenue({ city: 'Ajmer' }),
    await makeVendor({ city }),
  ];
  expect(await addInterest(await loggedIn(user.id), 'kUMBHALGARH')).toEqual({ city, userErrors: [] });
  for (const { id } of [one, two])
    expect(await notificationTexts(id)).toEqual(['A couple is looking for a venue in Kumbhalgarh.']);
  for (const { id } of others) expect(await notificationTexts(id)).toEqual([]);
  const [notification] = await app().sql(`SELECT * FROM notification WHERE account_id = $1`, [one.id]);
  expect(JSON.stringify(notification)).not.toContain(user.id);
});

test('ten concurrent requests notify a venue once; another user, or the same one the next day, notifies it again', async () => {
  const { id } = await makeVenue({ city: 'Bundi' });
  const user = await makeUser();
  const couple = await loggedIn(user.id);
  await Promise.all(Array.from({ length: 10 }, () => addInterest(couple, 'Bundi')));
  expect(await notificationTexts(id)).toHaveLength(1);
  await addInterest(await loggedIn((await makeUser()).id), 'bundi');
  expect(await notificationTexts(id)).toHaveLength(2);
  await app().sql(`UPDATE city_interest SET day = day - 1 WHERE user_id = $1`, [user.id]);
  await addInterest(couple, 'Bundi');
  expect(await notificationTexts(id)).toHaveLength(3);
});

test('a city is required', async () => {
  expect(await addInterest(await loggedIn((await makeUser()).id), '  ')).toEqual({
    city: null,
    userErrors: [{ field: 'city', message: 'City name is required' }],
  });
});

test('interests are deleted after a month', async () => {
  const user = await makeUser();
  await app().sql(
    `INSERT INTO city_interest (user_id, city, day) VALUES ($1, 'Pali', today_in_india() - 31), ($1, 'Pali', today_in_india() - 30)`,
    [user.id],
  );
  await sweepInterests(app().tx);
  expect(await app().sql(`SELECT city FROM city_interest WHERE user_id = $1`, [user.id])).toEqual([
    { city: 'Pali' },
  ]);
});
