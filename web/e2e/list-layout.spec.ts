import { expect, expectNoSidewaysScroll, onPhoneAndDesktop, open, test } from './fixtures';

const LISTS = [
  { path: '/venuelist?city=Udaipur', sorts: ['rating', 'price_low', 'price_high', 'guests', 'rank'] },
  { path: '/vendor/AllVendors?city=Udaipur', sorts: ['rating', 'price_low', 'price_high', 'rank'] },
];

onPhoneAndDesktop((phone) => {
  test('another order doesn’t move the list', async ({ page }) => {
    for (const { path, sorts } of LISTS) {
      await open(page, path);
      const card = page.getByRole('article').first();
      const before = await card.boundingBox();
      for (const sort of sorts) {
        await page.getByLabel('Sort by').selectOption(sort);
        if (sort === 'rank') await expect(page).not.toHaveURL(/sort=/);
        else await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        await expect.poll(async () => (await card.boundingBox())?.y, `${path} by ${sort}`).toBe(before?.y);
      }
    }
  });

  test('both lists have their filters in one row, which stays in view', async ({ page }) => {
    for (const { path } of LISTS) {
      await open(page, path);
      const apply = page.getByRole('button', { name: 'Apply' });
      const reset = page.getByRole('link', { name: 'Reset' });
      const filter = path.startsWith('/vendor/')
        ? page.getByLabel('City', { exact: true })
        : page.locator('summary').filter({ visible: true }).first();
      const middles = async () =>
        Promise.all(
          [filter, reset, apply].map(async (each) => {
            const box = await each.boundingBox();
            return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
          }),
        );
      // The icons of the phone's filters have captions below them.
      const [first = 0, ...others] = await middles();
      for (const other of others) expect(Math.abs(other - first)).toBeLessThanOrEqual(2);
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(apply).toBeInViewport({ ratio: 1 });
      await expect(filter).toBeInViewport({ ratio: 1 });
      const search = page.getByPlaceholder('Search by name, state, or city...');
      await expect(search).toBeInViewport({ ratio: phone ? 0 : 1 });
    }
  });
});
