import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { open, reload } from './pages';
import { visitor } from './visitors';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /venue/ }).first();

test('filters, search, sort and page are in the URL, and Back restores them', async ({ page }) => {
  await open(page, '/venuelist');
  // The demo's 220 venues, and those of other tests.
  const ALL = /^\d{3} venues$/;
  await expect(count(page)).toHaveText(ALL);
  await expect(page.getByRole('article')).toHaveCount(20);

  await page.getByPlaceholder('Search by name, state, or city...').fill('rajasthan');
  await page.getByText('Guests', { exact: true }).first().click();
  await page.getByLabel('250-500').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=rajasthan/);
  await expect(page).toHaveURL(/guests=250-500/);
  await expect(count(page)).not.toHaveText(ALL);
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Rajasthan');

  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price_low/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await page.goBack();
  await expect(count(page)).toHaveText(ALL);

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('the list of venues has its order, filters, cards and empty state', async ({ page }) => {
  await open(page, '/venuelist');

  await test.step('one dropdown is open at a time; pressing it again, Escape and a click outside close it', async () => {
    const guests = page.locator('summary').filter({ hasText: 'Guests' });
    const price = page.locator('summary').filter({ hasText: 'Price' });
    await guests.click();
    await expect(page.getByLabel('<100')).toBeVisible();
    await price.click();
    await expect(page.getByLabel('< 1,000')).toBeVisible();
    await expect(page.getByLabel('<100')).toBeHidden();
    await price.click();
    await expect(page.getByLabel('< 1,000')).toBeHidden();
    await guests.click();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('<100')).toBeHidden();
  });

  await test.step('the default order is called Recommended and explained', async () => {
    const sort = page.getByLabel('Sort by');
    const explanation = page.getByText('Our editors’ ranking, then couples’ ratings');
    await expect(sort.locator('option:checked')).toHaveText('Recommended');
    await expect(explanation).toBeVisible();
    await sort.selectOption('price_low');
    await page.waitForURL(/sort=price_low/);
    await expect(explanation).toHaveCount(0);
  });

  await test.step('price labels with commas work in the URL', async () => {
    await open(page, '/venuelist');
    await page.locator('summary').filter({ hasText: 'Price' }).click();
    await page.getByLabel('1,000 - 1,500').check();
    await page.getByLabel('> 3,000').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/price=/);
    await expect(
      page
        .getByRole('button', { name: /1,000 - 1,500/ })
        .or(page.getByRole('link', { name: /1,000 - 1,500/ })),
    ).toBeVisible();
    await reload(page);
    await page.locator('summary').filter({ hasText: 'Price' }).click();
    await expect(page.getByRole('checkbox', { name: '1,000 - 1,500' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '> 3,000' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '1,500 - 2,000' })).not.toBeChecked();
  });

  await test.step('a card shows price, capacity and rating, but no phone number to visitors', async () => {
    await open(page, '/venuelist?q=Jheel Mahal');
    const card = page.getByRole('article').first();
    await expect(card).toContainText('600 pax');
    await expect(card).toContainText('₹2,450');
    await expect(card).toContainText('per plate');
    await expect(card).toContainText('Log in to view contact');
    await expect(card.getByRole('button', { name: /wishlist/i })).toHaveCount(0);
    await open(page, '/venuelist?q=Kesar Kothi');
    await expect(page.getByRole('article').first()).toContainText('None');
    await expect(page.getByRole('article').first()).toContainText('Not yet reviewed');
  });

  await test.step('an empty result shows a message and a way to reset', async () => {
    await open(page, '/venuelist?q=zzzzzz');
    await expect(page.getByText('No Venue found')).toBeVisible();
    await expect(count(page)).toHaveText('0 venues');
  });
});

test('the filter bar works as a plain form without JavaScript', async ({ browser }) => {
  const page = await visitor(browser, { javaScriptEnabled: false });
  await page.goto('/venuelist');
  await page.getByPlaceholder('Search by name, state, or city...').fill('Jheel Mahal');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=Jheel(\+|%20)Mahal/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a list that fails shows its message and can be retried, and the rest of the page works', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await open(page, '/venuelist');
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByPlaceholder('Search by name, state, or city...').fill('goa');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Error while loading data')).toBeVisible();
  await expect(page.getByPlaceholder('Search by name, state, or city...')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('unapplied filters stay when the order changes or a chip is removed', async ({ page }) => {
  await open(page, '/venuelist?city=Jaipur');
  await page.getByPlaceholder('Search by name, state, or city...').fill('bagh');
  await page.getByPlaceholder('Search by name, state, or city...').blur();
  await page.getByLabel('Sort by').selectOption('price_low');
  await page.waitForURL(/sort=price_low/);
  await expect(page.getByPlaceholder('Search by name, state, or city...')).toHaveValue('bagh');
  await page
    .getByRole('link', { name: /Jaipur/ })
    .first()
    .click();
  await page.waitForURL((url) => !url.searchParams.has('city'));
  await expect(page.getByPlaceholder('Search by name, state, or city...')).toHaveValue('bagh');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/q=bagh/);
});
