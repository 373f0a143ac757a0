import { logIn, type Role } from './accounts';
import { expect, test, type Page } from './fixtures';
import { open } from './pages';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' }).first();

const textsOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true }).first().getByRole('link').allTextContents();

test('the bar has its links in order, a contact address, and stays at the top', async ({ page }) => {
  await open(page, '/venuelist');
  expect(await bar(page).getByRole('link').allTextContents()).toEqual([
    ...['Home', 'Venues', 'Vendors', 'Photos', 'Blogs', 'Real Weddings', 'Why Us'],
  ]);
  const targets = await bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    ...['/', '/venuelist', '/vendor/AllVendors', '/photos', '/blogs', '/realWedding', '/aboutus1'],
  ]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'hello@mandap.example' }).first()).toHaveAttribute(
    'href',
    'mailto:hello@mandap.example',
  );
  await expect(header.getByRole('link', { name: /30% discount/ })).toHaveAttribute(
    'href',
    '/aboutus1#contact',
  );
  await expect(header.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect(bar(page)).toBeInViewport();
});

test('the bar marks the section of the page', async ({ page }) => {
  for (const [path, label] of [
    ['/', 'Home'],
    ['/venuelist', 'Venues'],
    ['/venuelist?city=Udaipur', 'Venues'],
    ['/VENUELIST', 'Venues'],
    ['/vendor/Photographer', 'Vendors'],
  ] as const) {
    await open(page, path);
    await expect(bar(page).locator('[aria-current]'), path).toHaveText(label);
  }
});

const PROFILE: Record<Role, string> = {
  user: '/userProfilePage',
  venue: '/venueProfilePage',
  vendor: '/vendorProfilePage',
  admin: '/adminDashboard',
};

test('the profile icon links to the role’s page, and everybody but couples has the bell', async ({
  page,
  context,
}) => {
  for (const role of ['user', 'venue', 'vendor', 'admin'] as const)
    await test.step(role, async () => {
      await context.clearCookies();
      await logIn(context, role);
      await open(page, '/venuelist');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
      await expect(header.getByRole('link', { name: /^Notifications/ })).toHaveCount(role === 'user' ? 0 : 1);
      await header.getByRole('link', { name: /^Profile of/ }).click();
      await page.waitForURL((url) => url.pathname === PROFILE[role]);
    });
});

test('the menu of a phone fills the screen, without Photos and the bell', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'venue');
  await open(page, '/venuelist');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  expect(await menu.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
    ...['Home', 'Venues', 'Vendors', 'Blogs', 'Real Weddings', 'Why Us'],
  ]);
  await expect(menu.getByRole('link', { name: /Notifications/ })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('/');
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Up to 30% discount, ask us how' }).click();
  await page.waitForURL('/aboutus1');
  await expect(menu).toBeHidden();
});

test('a menu opened before the next page is rendered stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/venuelist');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // The router changes the URL before React renders the page; a tap can happen in between.
  await page.evaluate(() => {
    type Write = (this: History, ...args: Parameters<History['pushState']>) => void;
    const prototype = History.prototype as unknown as { pushState: Write };
    const write = prototype.pushState;
    prototype.pushState = function (...args) {
      write.apply(this, args);
      if (location.pathname !== '/aboutus1') return;
      prototype.pushState = write;
      document.querySelector<HTMLDialogElement>('#mobile-menu')?.showModal();
    };
  });
  await menu.getByRole('link', { name: 'Why Us', exact: true }).click();
  await expect(page.locator('#contact')).toBeAttached();
  await expect(menu).toBeVisible();
});

test('My Dashboard has no floating button, because it would cover other buttons', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'user');
  await open(page, '/userProfilePage?tab=bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
  await expect(page.getByText('Quick links')).toHaveCount(0);
  await open(page, '/venuelist');
  await expect(page.locator('summary', { hasText: 'Quick links' })).toBeAttached();
});

test('a strip of tabs scrolls to the current one, and shows that there are more', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'venue');
  const strip = page.getByRole('navigation', { name: 'Status' });
  const fades = () =>
    strip
      .locator('.MuiTabs-scroller')
      .evaluate((tabs) => tabs.getAttributeNames().filter((name) => name.startsWith('data-more')));
  await open(page, '/notification');
  await expect.poll(fades).toEqual(['data-more-after']);
  await open(page, '/notification?status=withdrawn');
  const current = strip.locator('[aria-current]');
  await expect(current).toContainText('Withdrawn');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect.poll(fades).toContain('data-more-before');
  await expect.poll(() => page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test('home’s footer and floating button have links, and a new page starts at its top', async ({ page }) => {
  await open(page, '/');

  await test.step('the floating button opens the quick links', async () => {
    await page.locator('summary').filter({ hasText: 'Quick links' }).click();
    const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['Hotel Inquiry', '/link1'],
      ['Register as Vendor', '/auth/businessRegistration/VendorRegistrationForm'],
      ['Register as Venue', '/auth/businessRegistration/VenueRegistrationForm'],
    ]);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
  });

  await test.step('navigation starts at the top of the page', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await bar(page).getByRole('link', { name: 'Venues' }).click();
    await page.waitForURL('/venuelist');
    await expect(page.getByRole('heading', { level: 1, name: 'Wedding venues' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await open(page, '/');
  await test.step('the footer has an address, a phone number, an email address, and three groups, on a phone as accordions', async () => {
    expect(await textsOf(page, 'Start Planning')).toEqual(['Search By Vendor', 'Top Rated Vendors']);
    expect(await textsOf(page, 'Wedding Ideas')).toEqual([
      ...['Wedding Blog', 'Wedding Inspiration Gallery', 'Real Wedding'],
    ]);
    expect(await textsOf(page, 'Home')).toEqual(['About', 'Contact Us']);
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('Hazratganj Road');
    await expect(foot.getByRole('link', { name: '0522 000 0000' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'hello@mandap.example' })).toBeVisible();

    // On a phone the groups are accordions, one open at a time.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(foot.getByRole('link', { name: 'Search By Vendor' })).toBeVisible();
    await foot.locator('summary').filter({ hasText: 'Wedding Ideas' }).click();
    await expect(foot.getByRole('link', { name: 'Wedding Blog' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Search By Vendor' })).toBeHidden();
    await foot.locator('summary').filter({ hasText: 'Wedding Ideas' }).click();
    await expect(foot.getByRole('link', { name: 'Wedding Blog' })).toBeHidden();
  });
});

test('URLs of older menus redirect', async ({ page, context, request }) => {
  for (const [path, target] of [
    ['/my-venues', '/venueProfilePage'],
    ['/my-services', '/vendorProfilePage'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, target]);
  }
  await logIn(context, 'venue');
  await page.goto('/my-venues');
  await page.waitForURL((url) => url.pathname === '/venueProfilePage');
});
