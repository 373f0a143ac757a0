import { expect, onPhoneAndDesktop, open, test, type Page } from './fixtures';

const firstField = (page: Page) => page.getByRole('region', { name: 'Contact us' }).getByLabel('Name');

async function expectAtForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Why Us' })).toBeAttached();
  await expect(firstField(page)).toBeFocused();
  await expect(firstField(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeInViewport({ ratio: 1 });
}

onPhoneAndDesktop((phone) => {
  test('“Write to us” leads from home to the form and focuses its first field', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expectAtForm(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('“ask us how” leads to it', async ({ page }) => {
    await open(page, '/blogs');
    if (phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('link', { name: /ask us how/ })
      .locator('visible=true')
      .click();
    await expectAtForm(page);
  });

  test('“Contact Us” leads to it, also from the same page and repeatedly', async ({ page }) => {
    await open(page, '/aboutus1');
    const footer = page.getByRole('contentinfo');
    const contactUs = footer.getByRole('link', { name: 'Contact Us' });
    if (phone) await footer.getByText('Home', { exact: true }).locator('visible=true').click();
    for (let times = 0; times < 2; times++) {
      await contactUs.click();
      await expectAtForm(page);
    }
  });

  test('a link in an email leads to it', async ({ page }) => {
    await open(page, '/aboutus1#contact');
    await expectAtForm(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the links are anchors of the form', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Write to us' }).click();
      await expect(page).toHaveURL('/aboutus1#contact');
      await expect(page.getByRole('heading', { name: 'Contact us' })).toBeInViewport({ ratio: 1 });
    });
  });
});
