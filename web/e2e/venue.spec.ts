import type { APIRequestContext } from '@playwright/test';
import { logIn } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { answerTo } from './network';
import { open, reload } from './pages';

const JHEEL_MAHAL = async (request: APIRequestContext) =>
  `/venuelist/${await venueId(request, 'Jheel Mahal')}`;

test('a visitor sees every section of a venue, and no contact details', async ({ page, request }) => {
  await open(page, await JHEEL_MAHAL(request));
  await expect(page.getByRole('heading', { level: 1, name: 'Jheel Mahal' })).toBeVisible();
  await expect(page.getByText('Editor’s rank 8/10')).toBeVisible();
  for (const section of ['Summary', 'Facilities', 'Reviews', 'Related articles'])
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  await expect(
    page.getByText('Pay 40% of the package price to book', { exact: false }).first(),
  ).toBeVisible();
  const food = page.getByText('Veg 2450, nonveg 2850', { exact: false });
  const shown = await food.isVisible();
  await page.getByText('Pricing Info').click();
  await expect(food).toBeVisible({ visible: !shown });
  if (shown) await page.getByText('Pricing Info').click();
  await expect(food).toBeVisible();
  await page.getByRole('button', { name: 'View Contact' }).first().click();
  await expect(
    page
      .getByRole('link', { name: 'Log In' })
      .or(page.getByRole('button', { name: 'Log In' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/raw footage/i)).toHaveCount(0);
  expect(await page.content()).not.toMatch(/venue@mandap\.example/);
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page.getByRole('button', { name: 'View Less' })).toBeVisible();
});

test('a visitor who wants to enquire is asked to log in', async ({ page, request }) => {
  await open(page, await JHEEL_MAHAL(request));
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  await expect(page.getByText('You must be logged in to send an enquiry')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Log In')).toBeVisible();
});

test('a logged-in couple sees the contact details and adds the venue to the wishlist', async ({
  page,
  context,
  request,
}) => {
  await logIn(context, 'user');
  await open(page, await JHEEL_MAHAL(request));
  await page.getByRole('button', { name: 'View Contact' }).first().click();
  await expect(page.getByText('venue@mandap.example')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Contact' }).first().click();
  await expect(page.getByText('venue@mandap.example')).toBeHidden();
  const heart = page.getByRole('button', { name: /Wishlist/ }).first();
  const kept = answerTo(page, 'AddToWishlist');
  await heart.click();
  await expect(heart).toHaveText('Added to Wishlist');
  await kept;
  await reload(page);
  await expect(page.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Added to Wishlist' }).click();
  await expect(page.getByRole('button', { name: 'Wishlist', exact: true })).toBeVisible();
});

test('reviews are filtered by rating, sorted, and paginated', async ({ page, request }) => {
  await open(page, await JHEEL_MAHAL(request));
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const ratings = () =>
    reviews
      .getByRole('article')
      .getByRole('img', { name: /out of 5/ })
      .evaluateAll((stars) => stars.map((each) => Number.parseFloat(each.getAttribute('aria-label') ?? '')));
  const before = await reviews.getByRole('article').count();
  await reviews.getByRole('button', { name: /more/i }).click();
  await expect.poll(() => reviews.getByRole('article').count()).toBeGreaterThan(before);
  await reviews.getByLabel('Sort by').selectOption({ index: 2 });
  await reviews.getByLabel('Rating', { exact: true }).selectOption('4');
  await expect.poll(async () => new Set(await ratings())).toEqual(new Set([4]));
});
