import type { Page } from '@playwright/test';
import { newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { answerTo, ask } from './network';
import { open, reload } from './pages';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a couple’s venue page fits a phone, with the venue on the wishlist or not', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newCouple(context, 'Phone Couple');
  await open(page, `/venuelist/${await venueId(request, 'Jheel Mahal')}`);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: 'Wishlist', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Added to Wishlist' }).first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/venuelist');
  await page.evaluate(() => scrollTo(0, 3000));
  // Cards are laid out as they come near; scroll anchoring keeps the visible ones in place.
  await page.getByRole('button', { name: 'Menu' }).click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1500);
  await page.getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Blog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding venues');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a page that restores its scroll position doesn’t move during a press', async ({ page }) => {
  await open(page, '/venuelist');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Blog');
  const place = await page.evaluate(async () => {
    const { documentElement } = document;
    const returning = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(documentElement, { attributeFilter: ['data-settling'] });
    });
    history.back();
    await returning;
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    scrollTo(0, 700);
    const frame = () => new Promise(requestAnimationFrame);
    for (let frames = 0; frames < 3; frames++) await frame();
    return scrollY;
  });
  expect(place).toBe(700);
});

test('a heart that is pressed twice ends in the last state', async ({ page, context, request }) => {
  await newCouple(context, 'Quick Couple');
  const id = await venueId(request, 'Jheel Mahal');
  await open(page, `/venuelist/${id}`);
  const answers: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    // The first request is delayed: the second must wait for it.
    if (route.request().postData()?.includes('AddToWishlist'))
      await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  const heart = page.getByRole('button', { name: /Wishlist/ }).first();
  await heart.click();
  await expect(heart).toHaveText('Added to Wishlist');
  await heart.click();
  await expect(heart).toHaveText('Wishlist');
  const removed = answerTo(page, 'RemoveFromWishlist');
  answers.forEach((answer) => answer());
  await removed;
  await reload(page);
  await expect(page.getByRole('button', { name: /Wishlist/ }).first()).toHaveText('Wishlist');
});

test('missing items are a 404 with a specific message', async ({ page }) => {
  for (const [path, text] of [
    ['/venuelist?page=150', 'No Venue found'],
    ['/venuelist?page=999', 'No Venue found'],
    ['/venuelist?city=Nowhere', 'No Venue found'],
    ['/vendor/AllVendors?page=150', 'No Vendor found'],
    ['/vendor/Photographer?city=Nowhere', 'No Vendor found'],
    ['/blogs?page=50', 'No blogs available'],
    ['/realWedding?page=50', 'Currently no weddings available. Stay tuned for updates!'],
    // A URL that can't be decoded.
    ['/%E0%A4%A', 'Page not found'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: text }), path).toBeVisible();
  }
});

test('a long search term fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/venuelist?q=', '/vendor/AllVendors?q=', '/vendor/AllVendors?city=']) {
    await page.goto(path + 'w'.repeat(70));
    await expect(page.getByRole('heading', { name: /No Ven\w+ found/ }), path).toBeVisible();
    expect(await sideways(page), path).toBe(0);
  }
});

test('a venue is shown although its related articles can’t be loaded', async ({ page, request }) => {
  await open(page, '/login');
  const failed = { errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RelatedArticles')
      ? route.fulfill({ json: failed })
      : route.continue(),
  );
  const path = `/venuelist/${await venueId(request, 'Jheel Mahal')}`;
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Mahal');
  const related = page.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('heading', { name: 'Error: 500 - No' })).toBeVisible();
  await page.unroute('**/graphql');
  await related.getByRole('button', { name: 'Try again' }).click();
  await expect(related.getByRole('article')).toHaveCount(3);
});

test('reviews that can’t be filtered show an error, and can be retried', async ({ page, request }) => {
  await open(page, `/venuelist/${await venueId(request, 'Jheel Mahal')}`);
  const failed = { errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
  await page.route('**/graphql', (route) => route.fulfill({ json: failed }));
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4');
  await expect(page.getByRole('heading', { name: 'Error: 500 - No' })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Error: 500 - No' })).toBeHidden();
});

test('home searches vendors if the term is a service', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('Photographers');
  await field.press('Enter');
  await page.waitForURL('/vendor/Photographer');
  await page.goBack();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { name: 'Top Rated Venues' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('photographer in udaipur');
  await page.getByRole('option', { name: /Photographer in Udaipur/ }).click();
  await page.waitForURL('/vendor/Photographer?city=Udaipur');
});

interface Reviewed {
  id: string;
  ratingCount: number;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article and story can be reached, and every picture of a story', async ({ page, request }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const { realWeddings } = await ask<{ realWeddings: { nodes: { id: string; pictures: object[] }[] } }>(
      request,
      '{ realWeddings(first: 12) { nodes { id pictures { url } } } }',
    );
    const story = realWeddings.nodes.find(({ pictures }) => pictures.length > 1);
    await page.goto(`/realWedding/${story?.id}`);
    const pictures = page.getByRole('main').getByRole('article').first().locator('img');
    await expect(pictures).toHaveCount(story?.pictures.length ?? 0);
  });

  test('every review of a venue and of a vendor can be read', async ({ page, request }) => {
    const { venues, vendors } = await ask<Record<'venues' | 'vendors', { nodes: Reviewed[] }>>(
      request,
      `{ venues(sort: RATING, first: 50) { nodes { id ratingCount } } vendors(sort: RATING, first: 50) { nodes { id ratingCount } } }`,
    );
    for (const [folder, { nodes }] of [
      ['/venuelist', venues],
      ['/vendor/AllVendors', vendors],
    ] as const) {
      const listing = nodes.find(({ ratingCount }) => ratingCount > 10 && ratingCount < 30);
      await page.goto(`${folder}/${listing?.id}`);
      const section = page.getByRole('region', { name: 'Reviews' });
      const seen = new Set<string>();
      const next = section.getByRole('link', { name: 'Next page' });
      for (let number = 1; ; number++) {
        for (const text of await section.getByRole('article').allInnerTexts()) seen.add(text);
        if (!(await next.count())) break;
        await next.click();
        await page.waitForURL(new RegExp(`page=${number + 1}#reviews`));
      }
      expect(seen.size).toBe(listing?.ratingCount);
    }
  });
});
