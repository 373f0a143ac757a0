import {
  expect,
  expectAccessible,
  expectContrast,
  logIn,
  newCouple,
  open,
  test,
  venueId,
  watch,
  type Page,
  type Role,
} from './fixtures';
import { SCREENS } from './screens';

const PUBLIC = [
  ...SCREENS.map(({ path }) => path),
  ...['/venuelist?q=zzzz', '/vendor/MehendiArtist', '/vendor/Dhol?q=zzzz', '/business?tab=venue', '/nothing'],
];
const PRIVATE: [Role, string][] = [
  ['user', '/userProfilePage?tab=bookings'],
  ['user', '/userProfilePage?tab=wishlist'],
  ['user', '/userProfilePage?tab=logout'],
  ['user', '/userProfilePage?tab=profile'],
  ['user', '/userProfilePage?tab=reviews'],
  ['user', '/userProfilePage?tab=stories'],
  ['venue', '/notification'],
  ['venue', '/venueProfilePage'],
  ['venue', '/venueProfilePage/details'],
  ['venue', '/venueProfilePage/calendar?month=2027-05&day=2027-05-06'],
  ['venue', '/venueProfilePage/reviews'],
  ['venue', '/venueProfilePage/gallery'],
  ['venue', '/venueProfilePage/stories'],
  ['vendor', '/vendorProfilePage'],
  ['vendor', '/vendorProfilePage/business'],
  ['vendor', '/vendorProfilePage/packages'],
  ['vendor', '/notification'],
  ['vendor', '/vendorProfilePage/portfolio'],
  ['admin', '/adminDashboard'],
  ['admin', '/adminDashboard/mail-queue'],
  ['admin', '/adminDashboard/venue-management'],
  ['admin', '/adminDashboard/vendor-management?q=zzzz'],
  ['admin', '/adminDashboard/user-management'],
  ['admin', '/adminDashboard/admin-management'],
];

const DESKTOP = { width: 1440, height: 800 };
const PHONE = { width: 360, height: 800 };

test.use({ viewport: DESKTOP });

/** What the switch in the bar comes to; see rendering.spec.ts for the switch itself. */
const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/** A screen in both sizes and both modes: wide and light, and then narrow and dark. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await setMode(page, 'light');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await setMode(page, 'dark');
  await expectAccessible(page);
}

for (const path of PUBLIC)
  test(path, async ({ page }) => {
    const { queries } = watch(page);
    await open(page, path);
    await expectAccessibleEverywhere(page);
    await page.waitForLoadState('networkidle');
    // What the server rendered it with came along, and was asked for by nobody again.
    expect(queries).toEqual([]);
  });

const CROSSWISE: [Role | undefined, string][] = [
  [undefined, '/'],
  [undefined, '/venuelist'],
  [undefined, '/vendor/MehendiArtist'],
  ['user', '/userProfilePage?tab=bookings'],
  ['venue', '/venueProfilePage/details'],
  ['admin', '/adminDashboard/venue-management'],
];
// What only a wide screen shows has its colours from the same theme as all else; these have most of it.
for (const [role, path] of CROSSWISE)
  test(`the colours of ${path}, wide and dark, narrow and light`, async ({ page, context }) => {
    if (role) await logIn(context, role);
    await open(page, path);
    if (role) await page.waitForLoadState('networkidle');
    await setMode(page, 'dark');
    await expectContrast(page);
    await page.setViewportSize(PHONE);
    await setMode(page, 'light');
    await expectContrast(page);
  });

test('a story of a wedding', async ({ page }) => {
  await open(page, '/realWedding');
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await open(page, href ?? '/');
  await expectAccessibleEverywhere(page);
});

test('a venue', async ({ page, context }) => {
  await logIn(context, 'user');
  await openVenue(page);
  await expectAccessibleEverywhere(page);
});

test('a vendor', async ({ page, context }) => {
  await logIn(context, 'user');
  await open(page, '/vendor/MehendiArtist?q=Rang Mehendi Studio');
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await open(page, href ?? '/');
  await expectAccessibleEverywhere(page);
});

test('the enquiry dialog', async ({ page, context }) => {
  await newCouple(context, 'Mira Sen');
  await openVenue(page);
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  await expectAccessibleEverywhere(page);
});

test('the review dialog', async ({ page, context }) => {
  await logIn(context, 'user');
  await openVenue(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /your Review|a Review/ })
    .click();
  await page.getByRole('radio', { name: '5 stars' }).waitFor();
  await expectAccessibleEverywhere(page);
});

test('the review dialog of a visitor, who says what it is about', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('combobox', { name: 'Venue or vendor' }).fill('mahal');
  await page.getByRole('option').first().waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: '5 stars' }).waitFor();
  await expectAccessibleEverywhere(page);
});

async function openVenue(page: Page): Promise<void> {
  await open(page, '/venuelist?q=Kesar Kothi');
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await open(page, href ?? '/');
}

test('the form of a venue’s details', async ({ page, context }) => {
  await logIn(context, 'venue');
  await open(page, '/venueProfilePage/details');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectAccessibleEverywhere(page);
});

for (const [role, path] of PRIVATE)
  test(`${role} at ${path}`, async ({ page, context }) => {
    await logIn(context, role);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(page);
  });

test('a venue and its reject dialog, as an admin sees them', async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, `/VenueProfile/${await venueId(context.request, 'Jheel Mahal')}`);
  await page.getByRole('table', { name: 'Bookings' }).waitFor();
  await expectAccessibleEverywhere(page);
  await open(page, '/adminDashboard/venue-management?status=pending');
  await page
    .getByRole('button', { name: /^Reject / })
    .first()
    .click();
  await page.getByLabel('Reason').waitFor();
  await expectAccessibleEverywhere(page);
});
