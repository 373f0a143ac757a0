import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { ask } from './network';
import { open } from './pages';

/** Returns the number of approved venues that match a search, in a city or anywhere. */
async function venueCount(page: Page, filter: { search?: string; city?: string }): Promise<number> {
  const { venues } = await ask<{ venues: { totalCount: number } }>(
    page.request,
    'query C($filter: VenueFilterInput!) { venues(filter: $filter, first: 1) { totalCount } }',
    { filter },
  );
  return venues.totalCount;
}

const searchAtHome = async (page: Page, term: string) => {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(term);
  await field.press('Enter');
};

onPhoneAndDesktop(() => {
  test('a search finds venues and vendors in the city it names, and counts those elsewhere', async ({
    page,
  }) => {
    test.slow();

    await test.step('a stored city does not hide a venue that is searched by name', async () => {
      await open(page, '/');
      await page.getByLabel('Where is the wedding?').selectOption('Jaipur');
      await open(page, '/');
      await searchAtHome(page, 'Jheel Mahal');
      await expect(page).toHaveURL('/venuelist?q=Jheel+Mahal&city=Jaipur');
      await expect(page.getByText('Nothing matches “Jheel Mahal” in Jaipur')).toBeVisible();
      expect(await venueCount(page, { search: 'Jheel Mahal' })).toBe(1);
      await page.getByRole('link', { name: 'Search in all cities (1)' }).click();
      await expect(page).toHaveURL('/venuelist?q=Jheel+Mahal');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText('Jheel Mahal');
    });

    await test.step('the count respects the other filters, and is hidden if nothing is found elsewhere', async () => {
      const count = await venueCount(page, { search: 'udaipur' });
      expect(count).toBeGreaterThan(1);
      await open(page, '/venuelist?q=udaipur&city=Jaipur');
      await expect(page.getByRole('link', { name: `Search in all cities (${count})` })).toBeVisible();
      await open(page, '/venuelist?q=qqqqqq&city=Jaipur');
      await expect(page.getByText('Nothing matches “qqqqqq” in Jaipur')).toBeVisible();
      await expect(page.getByRole('link', { name: /all cities/ })).toHaveCount(0);
    });

    await test.step('vendors behave alike', async () => {
      await open(page, '/vendor/AllVendors?q=Rang+Mehendi+Studio&city=Jaipur');
      await page.getByRole('link', { name: 'Search in all cities (1)' }).click();
      await expect(page).toHaveURL('/vendor/AllVendors?q=Rang+Mehendi+Studio');
      await expect(page.getByRole('article').filter({ hasText: 'Rang Mehendi Studio' })).toHaveCount(1);
    });

    await test.step('“photographer in jaipur” finds vendors: from home, from both lists, and in the suggestions', async () => {
      const found = async () => {
        await expect(page).toHaveURL('/vendor/Photographer?city=Jaipur');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photographers in Jaipur');
        await expect(page.getByRole('main').getByRole('article').first()).toContainText('Jaipur');
      };
      await open(page, '/');
      await page.getByLabel('Where is the wedding?').selectOption('Udaipur');
      await searchAtHome(page, 'photographer in jaipur');
      await found();
      for (const list of ['/venuelist', '/vendor/AllVendors', '/vendor/Caterer?city=Udaipur']) {
        await open(page, list);
        await searchAtHome(page, 'Photographers in Jaipur');
        await found();
      }
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Search' }).fill('photographer in jaipur');
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toContainText('Photographer in Jaipur');
      const vendor = options.filter({ hasText: 'Photographer, Jaipur' }).first();
      await vendor.click();
      await expect(page).toHaveURL(/\/vendor\/Photographer\/[0-9a-f-]{36}$/);
    });

    await test.step('venues are found in the city that the search names, by type and by name', async () => {
      await open(page, '/');
      await page.getByLabel('Where is the wedding?').selectOption('Jaipur');
      await searchAtHome(page, 'jheel mahal in udaipur');
      await expect(page).toHaveURL('/venuelist?q=jheel+mahal&city=Udaipur');
      await expect(page.getByRole('article')).toHaveCount(1);
      await open(page, '/venuelist');
      await searchAtHome(page, 'wedding venues in udaipur');
      await expect(page).toHaveURL('/venuelist?city=Udaipur');
      await open(page, '/venuelist');
      await searchAtHome(page, 'banquet halls in udaipur');
      await expect(page).toHaveURL('/venuelist?city=Udaipur&type=Banquet+Halls');
    });

    await test.step('a service is recognised unless a listing has that name', async () => {
      await open(page, '/venuelist?city=Jaipur');
      await searchAtHome(page, 'photographers');
      await expect(page).toHaveURL('/vendor/Photographer?city=Jaipur');
      await page.goBack();
      await expect(page).toHaveURL('/venuelist?city=Jaipur');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the server interprets the search', async ({ page }) => {
      await page.goto('/venuelist?q=photographer+in+jaipur&city=Udaipur');
      await expect(page).toHaveURL('/vendor/Photographer?city=Jaipur');
      await page.goto('/venuelist?q=Jheel+Mahal&city=Jaipur');
      await page.getByRole('link', { name: 'Search in all cities (1)' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
});
