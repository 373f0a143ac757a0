import { expect, expectAccessible, open, test } from './fixtures';

test('home suggests cities, categories, venues and vendors, and leads there by keyboard', async ({
  page,
}) => {
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

test('a name that is spelled a little otherwise is found all the same', async ({ page }) => {
  await open(page, '/venuelist');
  await page.getByRole('combobox', { name: 'Search' }).fill('jhel mahal');
  await page.getByRole('option', { name: /Jheel Mahal/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Mahal');
});

test('Enter without a choice searches, and Escape closes the list', async ({ page }) => {
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
  await expect(page.getByText('No venue, vendor or city is called that.').first()).toBeVisible();
});
