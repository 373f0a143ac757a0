import { logIn, newCouple } from './accounts';
import { expect, type Page, test } from './fixtures';
import { fillDate } from './forms';
import { ask } from './network';
import { hydrated, open } from './pages';
import { visitor } from './visitors';

const NAME = 'Rang Mehendi Studio';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /vendor|artist|photographer/ });

/** Returns the ID and path of the demo's mehendi artist. */
async function studio(page: Page): Promise<{ id: string; path: string }> {
  const { vendors } = await ask<{ vendors: { nodes: { id: string }[] } }>(
    page.request,
    'query Find($search: String!) { vendors(first: 1, filter: { search: $search }) { nodes { id } } }',
    { search: NAME },
  );
  const id = vendors.nodes[0]?.id ?? '';
  return { id, path: `/vendor/MehendiArtist/${id}` };
}

const PHOTOGRAPHERS_TERMS = [
  'Raw footage is not shared.',
  'Delivery in 6 to 8 weeks.',
  'Extra shots cost more.',
];

test('all vendors: the 23 categories, each of which expands to Learn More', async ({ page }) => {
  await open(page, '/vendor/AllVendors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding vendors');
  const categories = page.getByRole('region', { name: 'Categories' });
  await expect(categories.getByRole('listitem')).toHaveCount(23);
  const learnMore = categories.getByRole('link', { name: 'Learn More' });
  await expect(learnMore).toHaveCount(0);
  await categories.getByText('Photographer', { exact: true }).click();
  await expect(learnMore).toHaveCount(1);
  await categories.getByText('Mehendi Artist', { exact: true }).click();
  await expect(learnMore).toHaveCount(1);
  await learnMore.click();
  await expect(page).toHaveURL('/vendor/MehendiArtist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehendi artists');
  await expect(page.getByRole('link', { name: new RegExp(NAME) }).first()).toBeVisible();
});

test('a category in any case or as a number redirects to its name, keeping the query', async ({
  request,
}) => {
  for (const [path, to] of [
    ['/vendor/mehendiartist', '/vendor/MehendiArtist'],
    ['/vendor/allvendors?city=Udaipur', '/vendor/AllVendors?city=Udaipur'],
    ['/vendor/1', '/vendor/Photographer'],
    ['/vendor/2', '/vendor/MakeupArtist'],
    ['/vendor/11', '/vendor/FogEvent'],
    ['/vendor/23', '/vendor/RoomsBooking'],
    ['/vendors/category/Makeup%20Artists', '/vendor/MakeupArtist'],
    ['/vendors/category/Anchor%2FMC', '/vendor/Anchor'],
    ['/vendors/category/Band/Baaja/Ghodiwala', '/vendor/BandBaja'],
    ['/vendors/category/DJs', '/vendor/DJ'],
  ]) {
    const response = await request.get(path ?? '', { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, 301, to]);
  }
});

test('a missing page is a 404', async ({ page }) => {
  const { id } = await studio(page);
  for (const path of [
    '/vendor/Astrologer',
    '/vendor/0',
    '/vendor/24',
    '/vendors/category/Astrologers',
    '/vendor/MehendiArtist/nonsense',
    '/vendor/MehendiArtist/00000000-0000-7000-8000-000000000000',
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const wrong = await page.request.get(`/vendor/Dhol/${id}`, { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([302, `/vendor/MehendiArtist/${id}`]);
});

test('search, city and order are in the URL; changing them resets the page', async ({ page }) => {
  await open(page, '/vendor/MehendiArtist?page=2');
  await page.getByLabel('City').selectOption('Udaipur');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/vendor/MehendiArtist?city=Udaipur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehendi artists in Udaipur');
  await expect(page).toHaveTitle(/mehendi artists? in Udaipur · Mandap/);
  await page.getByPlaceholder('Search by name, state, or city...').fill('rang');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/vendor/MehendiArtist?q=rang&city=Udaipur');
  const others = page.getByRole('article').filter({ hasNotText: /rang/i });
  await expect(others).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL('/vendor/MehendiArtist?q=rang&city=Udaipur&sort=price_low');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/vendor/MehendiArtist');
  await expect(page.getByPlaceholder('Search by name, state, or city...')).toHaveValue('');
});

test('eight per page, each vendor once; another category starts at page 1', async ({ page }) => {
  await open(page, '/vendor/Photographer');
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10);
  expect(total).toBeGreaterThan(16);
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  const seen = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(seen).toHaveLength(8);
  for (let at = 2; at <= Math.ceil(total / 8); at++) {
    await page.getByRole('link', { name: `Page ${at}`, exact: true }).click();
    await expect(page).toHaveURL(`/vendor/Photographer?page=${at}`);
    await expect(page).toHaveTitle(new RegExp(`^${total} photographers, page ${at} · Mandap$`));
    await expect.poll(() => links.first().getAttribute('href')).not.toBe(seen.at(-8));
    await expect(links).toHaveCount(Math.min(8, total - (at - 1) * 8));
    seen.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))));
  }
  expect(new Set(seen).size).toBe(total);
  await page.getByRole('link', { name: 'Vendors', exact: true }).first().click();
  await expect(page).toHaveURL('/vendor/AllVendors');
});

test('an empty result shows a message and a way to reset', async ({ page }) => {
  await open(page, '/vendor/Photographer?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No Vendor found' })).toBeVisible();
  await expect(count(page)).toHaveText('0 photographers');
  await page.getByRole('link', { name: 'All vendors' }).click();
  await expect(page).toHaveURL('/vendor/AllVendors');
});

test('a list that fails shows its message and can be retried', async ({ browser }) => {
  const page = await visitor(browser);
  await open(page, '/vendor/AllVendors');
  const failing = (url: URL) => url.pathname === '/graphql';
  await page.route(failing, (route) => route.abort());
  await page.getByLabel('Sort by').selectOption({ label: 'Best reviewed' });
  await expect(page.getByText('Error while loading data')).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the form and the categories work without JavaScript', async ({ browser }) => {
  const page = await visitor(browser, { javaScriptEnabled: false });
  await page.goto('/vendor/AllVendors');
  await page.getByPlaceholder('Search by name, state, or city...').fill(NAME);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=Rang/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByText('Dhol', { exact: true }).click();
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhol teams');
});

test('a card opens the vendor in a new tab; a visitor sees every section, and no contact details', async ({
  page,
  context,
}) => {
  await open(page, `/vendor/MehendiArtist?q=${NAME}`);
  const card = page.getByRole('article').filter({ hasText: NAME });
  await expect(card).toContainText('Log in to view contact');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: new RegExp(NAME) }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(tab.getByText(/\d+ photos?/).first()).toBeVisible();
  for (const section of ['Summary', 'Experience', 'Terms and policies', 'Reviews'])
    await expect(tab.getByRole('heading', { name: section, exact: true })).toBeVisible();
  const policies = tab.getByRole('region', { name: 'Terms and policies' });
  await expect(policies.getByRole('heading', { level: 3 })).toHaveText([
    'Booking policy',
    'Cancellation and changes',
    'Travel and hours',
  ]);
  for (const words of [
    'Pay 40% of the package price to book.',
    'No transport charges within the city.',
    'Changes must be in writing and are charged to you.',
    'Cheapest package',
  ])
    await expect(tab.getByText(words).first()).toBeVisible();
  for (const words of PHOTOGRAPHERS_TERMS) await expect(tab.getByText(words)).toHaveCount(0);
  await hydrated(tab);
  await tab.getByRole('button', { name: 'View Contact' }).click();
  await expect(tab.getByText('Please log in to view the contact details of this vendor.')).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  expect(await tab.content()).not.toContain('vendor@mandap.example');
  await tab.getByRole('button', { name: 'Send Enquiry' }).first().click();
  await expect(tab.getByText('You must be logged in to send an enquiry')).toBeVisible();
});

test('photographers have their own terms', async ({ page }) => {
  const { vendors } = await ask<{ vendors: { nodes: { id: string }[] } }>(
    page.request,
    '{ vendors(first: 1, filter: { category: "Photographer" }) { nodes { id } } }',
  );
  await open(page, `/vendor/Photographer/${vendors.nodes[0]?.id}`);
  for (const words of PHOTOGRAPHERS_TERMS) await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('No transport charges within the city.').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Related articles' }).getByRole('article').first(),
  ).toContainText('photographer');
});

test('a vendor has structured data and a canonical URL', async ({ page }) => {
  const { path } = await studio(page);
  await page.goto(path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(types).toEqual(['LocalBusiness', 'BreadcrumbList', 'FAQPage']);
  expect(data.join('')).not.toMatch(/telephone|email/i);
  await page.goto('/vendor/MehendiArtist?city=udaipur&utm=x');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/vendor\/MehendiArtist\?city=Udaipur$/,
  );
});

test('a couple sees the contact details, adds the vendor to the wishlist and sends an enquiry', async ({
  page,
  context,
}) => {
  await newCouple(context, 'Vendor Seeker');
  const { path } = await studio(page);
  await open(page, path);
  await page.getByRole('button', { name: 'View Contact' }).click();
  await expect(page.getByText('vendor@mandap.example')).toBeVisible();
  await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Added to Wishlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  await expect(dialog).toContainText(`Where ${NAME} can write to you`);
  await fillDate(dialog, new Date(Date.now() + 60 * 864e5).toISOString().slice(0, 10));
  await dialog.getByLabel('Guests').fill('120');
  await dialog.getByLabel('Location').fill('Udaipur');
  await dialog.getByLabel('Type of Event').selectOption({ index: 1 });
  await dialog.getByLabel('Address').fill('4 Lake Road, Udaipur');
  await dialog.getByLabel('Message').fill('Four hands on the evening before.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enquiry Sent' }).first()).toBeVisible();
  await page.goto('/userProfilePage?tab=bookings');
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page).toHaveURL(path);
});

test('the wishlist button of a card is for couples only', async ({ page, context }) => {
  await logIn(context, 'user');
  await open(page, `/vendor/MehendiArtist?q=${NAME}`);
  const heart = page.getByRole('button', { name: `Wishlist: ${NAME}` });
  const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await heart.click();
  await saved;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const undone = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await heart.click();
  await undone;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the categories page links to each category; services without one say so', async ({ page }) => {
  await open(page, '/vendorCategory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendors');
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible();
  await page.getByRole('link', { name: 'Mehendi Artists' }).click();
  await expect(page).toHaveURL('/vendor/MehendiArtist');
  await page.goBack();
  for (const [name, none] of [
    ['Invitation Cards', 'No invitation-card vendors yet. Browse other services.'],
    ['Transport', 'No transport vendors yet. Browse other services.'],
    ['Choreographers', 'No choreographers yet. Browse other services.'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'No vendor found' })).toBeVisible();
    await expect(page.getByText(none)).toBeVisible();
    const categories = page.getByRole('region', { name: 'Categories' });
    await expect(categories.getByRole('listitem')).toHaveCount(23);
    await page.goBack();
  }
});
