import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { open } from './pages';

test('home suggests cities, categories, venues and vendors, and opens them by keyboard', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('udai');
  const list = page.getByRole('listbox', { name: 'Search' });
  await expect(list.getByRole('option').first()).toContainText('Udaipur');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Udaipur');
  await field.press('Enter');
  await page.waitForURL('/venuelist?city=Udaipur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding venues in Udaipur');

  const inList = page.getByRole('combobox', { name: 'Search' });
  await inList.fill('mehndi');
  await page
    .getByRole('option', { name: /Mehendi Artist/ })
    .first()
    .click();
  await page.waitForURL('/vendor/MehendiArtist?city=Udaipur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehendi artists in Udaipur');
  await page.getByRole('combobox', { name: 'Search' }).fill('rang mehendi');
  await page.getByRole('option', { name: /Rang Mehendi Studio/ }).click();
  await page.waitForURL(/\/vendor\/MehendiArtist\/[0-9a-f-]{36}$/);
});

test('a slightly misspelled name is found', async ({ page }) => {
  await open(page, '/venuelist');
  await page.getByRole('combobox', { name: 'Search' }).fill('jhel mahal');
  await page.getByRole('option', { name: /Jheel Mahal/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Mahal');
});

test('Enter without a selection searches, and Escape closes the list', async ({ page }) => {
  await open(page, '/venuelist');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('bagh');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('bagh');
  await field.press('Enter');
  await page.waitForURL('/venuelist?q=bagh');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.fill('qqqq');
  await expect(page.getByText('No venue, vendor or city has that name.').first()).toBeVisible();
});

onPhoneAndDesktop((phone) => {
  test('home’s suggestions are fully visible, cover no control, and capture the arrow keys', async ({
    page,
  }) => {
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const quickLinks = page.locator('summary', { hasText: 'Quick links' });
    await expect(quickLinks).toBeVisible();
    const form = page.locator('form[action="/venuelist"]');
    const field = form.getByRole('combobox', { name: 'Search' });
    await field.fill('jai');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option')).toHaveCount(10);
    if (phone) await expect(quickLinks).toBeHidden();

    /** Whether the element is completely visible, with nothing on top of its corners. */
    const isWhole = (locator: Locator) =>
      locator.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inset = 12;
        return [left + inset, right - inset].every((x) =>
          [top + inset, bottom - inset].every((y) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && element.contains(hit);
          }),
        );
      });
    await expect.poll(() => isWhole(list)).toBe(true);
    await expect.poll(() => isWhole(form.getByRole('button', { name: 'Search' }))).toBe(true);
    await expect.poll(() => isWhole(form.getByLabel('Where is the wedding?'))).toBe(true);

    const positions = () =>
      field.evaluate((element) => {
        const around: number[] = [scrollY];
        for (let each = element.parentElement; each; each = each.parentElement) around.push(each.scrollTop);
        return around;
      });
    const before = await positions();
    for (let index = 0; index < 10; index++) {
      await field.press('ArrowDown');
      const option = list.getByRole('option').nth(index);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => isWhole(option)).toBe(true);
    }
    expect(await positions()).toEqual(before);
  });
});
