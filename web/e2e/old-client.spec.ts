import type { Page } from '@playwright/test';
import { PASSWORD } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { open } from './pages';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Makes a documented call from a script of the page; forms are sent as multipart, as with pictures. */
const call = (page: Page, method: string, path: string, values?: object, as: 'json' | 'form' = 'json') =>
  page.evaluate(
    async ([method, path, values, as]): Promise<Answer> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values ?? {})) form.append(name, String(value));
      const json = { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
      const sent = values && (as === 'form' ? { body: form } : json);
      const response = await fetch(`/api/api/v1/${path}`, { method, ...sent });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    },
    [method, path, values, as] as const,
  );

test('an old client works from the same origin, and shares its session with the pages', async ({ page }) => {
  await open(page, '/aboutus1');
  const itemId = await venueId(page.request, 'Jheel Mahal');
  const email = `old.client.${Date.now()}@mail.example`;
  const form = { fullName: 'Purvi Old', email, phone: 2222200000, password: PASSWORD };
  expect((await call(page, 'GET', `venue/${itemId}`)).body).not.toHaveProperty('data.venue.phone');
  expect((await call(page, 'POST', 'user/register', form)).body.statusCode).toBe(200);

  const login = await call(page, 'POST', 'user/login', { email, password: PASSWORD });
  const { loggedInUser } = login.body.data as { loggedInUser: { _id: string } };
  expect((await call(page, 'GET', `venue/${itemId}`)).body).toHaveProperty('data.venue.phone');
  const userId = loggedInUser._id;
  const saved = await call(page, 'PUT', `user/${userId}`, { city: 'Udaipur' }, 'form');
  expect(saved.body).toMatchObject({ data: { user: { fullName: 'Purvi Old', city: 'Udaipur' } } });

  const wish = { userId, itemId, itemType: 'venue' };
  for (const [method, path, left] of [
    ['POST', 'wishlist/add', 1],
    ['DELETE', 'wishlist/remove', 0],
  ] as const) {
    expect((await call(page, method, path, wish)).status).toBe(200);
    const { wishlist } = (await call(page, 'GET', `wishlist/${userId}`)).body;
    expect(wishlist).toEqual({ items: Array.from({ length: left }, () => expect.anything()) });
  }

  await open(page, '/userProfilePage');
  await expect(page.getByRole('heading', { name: 'Purvi Old' })).toBeVisible();
  expect((await call(page, 'POST', 'user/logout')).status).toBe(200);
  await page.goto('/userProfilePage');
  await expect(page).toHaveURL(/\/login/);
});
