import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { open } from './pages';

const firstField = (page: Page) => page.getByRole('region', { name: 'Contact us' }).getByLabel('Name');

async function expectAtForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Why Us' })).toBeAttached();
  await expect(firstField(page)).toBeFocused();
  await expect(firstField(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeInViewport({ ratio: 1 });
}

onPhoneAndDesktop((phone) => {
  test('every link to the contact form leads there and focuses its first field', async ({ page }) => {
    await test.step('“Write to us” at home, and back', async () => {
      await open(page, '/');
      await page.getByRole('link', { name: 'Write to us' }).click();
      await expectAtForm(page);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    await test.step('“ask us how”', async () => {
      await open(page, '/blogs');
      if (phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page
        .getByRole('link', { name: /ask us how/ })
        .locator('visible=true')
        .click();
      await expectAtForm(page);
    });

    await test.step('“Contact Us” on the page itself, repeatedly', async () => {
      await open(page, '/aboutus1');
      const footer = page.getByRole('contentinfo');
      const contactUs = footer.getByRole('link', { name: 'Contact Us' });
      if (phone) await footer.getByText('Home', { exact: true }).locator('visible=true').click();
      for (let times = 0; times < 2; times++) {
        await contactUs.click();
        await expectAtForm(page);
      }
    });

    await test.step('a link in an email', async () => {
      // From another page: on the same page, the URL would only scroll.
      await open(page, '/privacy');
      await open(page, '/aboutus1#contact');
      await expectAtForm(page);
    });
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
