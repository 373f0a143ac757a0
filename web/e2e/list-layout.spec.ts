import type { Locator, Page } from '@playwright/test';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { expectNoSidewaysScroll, open } from './pages';

const LISTS = [
  { path: '/venuelist?city=Udaipur', sorts: ['rating', 'price_low', 'price_high', 'guests', 'rank'] },
  { path: '/vendor/AllVendors?city=Udaipur', sorts: ['rating', 'price_low', 'price_high', 'rank'] },
];

/** Whether nothing else is on top of an element’s upper edge. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + 2);
    return node.contains(found) || Boolean(found?.contains(node));
  });

/** Scrolls with the wheel until the filters are the sticky bar. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
}

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

  test('a card behind the filters that receives the focus comes into view', async ({ page }) => {
    for (const { path } of LISTS) {
      await open(page, path);
      const card = (index: number) => page.getByRole('article').nth(index).getByRole('link').first();
      const [link, next] = [card(4), card(5)];
      const bar = page.getByRole('search').filter({ has: page.getByRole('button', { name: 'Apply' }) });
      await next.focus();
      const bottom = await bar.evaluate((form) => form.getBoundingClientRect().bottom);
      await link.evaluate((node, edge) => scrollBy(0, node.getBoundingClientRect().bottom - edge), bottom);
      expect(await isUncovered(link)).toBe(false);
      while (!(await link.evaluate((node) => node === document.activeElement)))
        await page.keyboard.press('Shift+Tab');
      expect(await isUncovered(link), path).toBe(true);
    }
  });

  test('the focus on the filters that stay in view, and typing there, don’t scroll the page', async ({
    page,
  }) => {
    for (const { path } of LISTS) {
      await open(page, path);
      await scrollDown(page);
      const before = await page.evaluate(() => scrollY);
      const form = page.getByRole('main').getByRole('search');
      await form.getByRole('button', { name: 'Apply' }).focus();
      expect(await page.evaluate(() => scrollY), `${path}, Apply`).toBe(before);
      for (let i = 1; i <= 3; i++) {
        await page.keyboard.press('Shift+Tab');
        expect(await page.evaluate(() => scrollY), `${path}, ${i} before Apply`).toBe(before);
      }
      if (phone) continue;
      await page.getByPlaceholder('Search by name, state, or city...').focus();
      await page.keyboard.type('taj');
      expect(await page.evaluate(() => scrollY), path).toBe(before);
    }
  });

  test('applied filters show the results below the filters', async ({ page }) => {
    // The venues' search isn't among the filters that stay in view on a phone.
    for (const { path } of phone ? LISTS.slice(1) : LISTS) {
      await open(page, path);
      await scrollDown(page);
      const count = page.locator('main p[role="status"]').first();
      if (path.startsWith('/vendor/')) await page.getByLabel('City', { exact: true }).selectOption('Jaipur');
      else await page.getByPlaceholder('Search by name, state, or city...').fill('Mahal');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).not.toHaveURL(path);
      await expect(count).toBeInViewport();
      expect(await isUncovered(count), path).toBe(true);
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
      for (const each of [apply, filter]) {
        await expect(each).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(each)).toBe(true);
      }
      const search = page.getByPlaceholder('Search by name, state, or city...');
      await expect(search).toBeInViewport({ ratio: phone ? 0 : 1 });
    }
  });
});
