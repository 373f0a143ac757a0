import { newBusiness, newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { open } from './pages';
import { scriptOf } from './scripts';
import { visitor } from './visitors';

/** The frame around the pages: footer, floating button, print, and pages without JavaScript. */

test('the footer and the sign-up lead to the privacy notice and the terms', async ({ page }) => {
  await open(page, '/');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByText('Digital Personal Data Protection Act, 2023')).toBeVisible();
  await foot.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  for (const path of ['/Signup', '/business', '/business?tab=venue']) {
    await open(page, path);
    const agreement = page.getByText(/^By (signing up|registering) you agree/);
    await expect(agreement.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(agreement.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
  }
});

test('the floating button never covers text', async ({ page }) => {
  const button = page.locator('summary', { hasText: 'Quick links' });
  const phone = { width: 360, height: 740 };

  for (const path of ['/blogs', '/realWedding'])
    await test.step(`in an article of ${path}, at any width`, async () => {
      await page.setViewportSize(phone);
      await open(page, path);
      await expect(button).toBeVisible();
      const first = page.locator(`main a[href^="${path}/"]`).first();
      await open(page, String(await first.getAttribute('href')));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(button).toBeVisible();
      const text = (await page.getByRole('main').locator('p').first().boundingBox())!;
      expect(text.x + text.width).toBeLessThan((await button.boundingBox())!.x);
    });

  for (const path of ['/venuelist', '/vendor/AllVendors'])
    await test.step(`in the panel of a listing of ${path}, at any width`, async () => {
      await open(page, path);
      const first = page.locator('main h2 a, main h3 a, main article a').first();
      await open(page, String(await first.getAttribute('href')));
      for (const width of [360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(button).toBeHidden();
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(button).toBeVisible();
      const panel = (await page.getByRole('complementary').first().boundingBox())!;
      expect(panel.x + panel.width).toBeLessThan((await button.boundingBox())!.x);
    });

  await page.setViewportSize(phone);
  for (const path of ['/aboutus1', '/link1', '/realWeddings/new', '/terms', '/privacy'])
    await test.step(`on ${path} on a phone`, async () => {
      await open(page, path);
      await expect(button).toBeHidden();
    });

  await test.step('and the phone number of the privacy notice doesn’t wrap', async () => {
    const number = page
      .getByRole('main')
      .getByText(/^[\d ]{10,}$/)
      .first();
    expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});

test('in print the content is dark on white, without navigation', async ({ page }) => {
  await open(page, '/venuelist');
  await page.locator('main a[href^="/venuelist/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const part of [
    page.locator('body header:not(main header)').first(),
    page.getByRole('contentinfo'),
    page.locator('nav').first(),
    page.locator('summary', { hasText: 'Quick links' }),
    page.getByRole('button', { name: 'Send Enquiry' }).first(),
  ])
    await expect(part).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('forms say that they need JavaScript', async ({ page }) => {
    for (const path of ['/login', '/Signup', '/business', '/forget']) {
      await page.goto(path);
      const reason = page.locator('noscript p');
      await expect(reason, path).toHaveText('This needs JavaScript, which your browser has turned off.');
      await expect(reason, path).toBeVisible();
    }
  });
  test('pages of accounts say that they need JavaScript', async ({ page, context, browser }) => {
    await newCouple(context, 'Lata Menon');
    const owner = await visitor(browser, { javaScriptEnabled: false });
    await newBusiness(browser, owner.context(), 'venue', 'Shaant Bagh');
    const booking = '/bookings/0190b9a0-0000-7000-8000-000000000001';
    for (const [one, path] of [
      [page, '/userProfilePage?tab=bookings'],
      [page, booking],
      [owner, '/venueProfilePage/home'],
      [owner, booking],
    ] as const) {
      await one.goto(path);
      const reason = one.getByRole('main').locator('noscript p');
      await expect(reason, path).toHaveText('This needs JavaScript, which your browser has turned off.');
      await expect(reason, path).toBeVisible();
    }
  });
});

test('the enquiry dialog’s scripts load when the button is about to be pressed, not before', async ({
  page,
}) => {
  await open(page, '/venuelist');
  const dialog = await scriptOf('src/booking/EnquiryDialog.tsx');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(dialog)) scripts.push(request.url());
  });
  await open(page, String(await page.locator('main a[href^="/venuelist/"]').first().getAttribute('href')));
  // Idle callbacks run in order: everything that waits for the page to be idle has started when this one runs.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Send Enquiry' }).first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the enquiry dialog says that it could not load, and tries again', async ({ context }) => {
  // Not the monitored page: the browser logs failed requests.
  const page = await context.newPage();
  await newCouple(context, 'Lata Menon');
  await open(page, `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('Enquirer') ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  await expect(dialog.getByRole('alert')).toContainText('We could not reach Mandap');
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Message')).toBeVisible();
});

test('an error of our own server is not blamed on the connection', async ({ context }) => {
  // Not the monitored page: the browser itself logs each 500.
  const page = await context.newPage();
  await open(page, '/');
  await page.route('**/graphql*', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error while loading data');
  await expect(alert).toContainText('Our server could not answer. Please try again.');
  await expect(alert).not.toContainText('connection');
});
