import { expectAccessible, expectContrast } from './accessibility';
import { logIn, newCouple, type Role } from './accounts';
import { venueId } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { open } from './pages';
import { watch } from './watch';
import { SCREENS } from './screens';

const PUBLIC = [
  ...SCREENS.map(({ path }) => path),
  ...['/venuelist?q=zzzz', '/vendor/MehendiArtist', '/vendor/Dhol?q=zzzz', '/business?tab=venue', '/nothing'],
];
const PRIVATE: [Role, string[]][] = [
  [
    'user',
    [
      '/userProfilePage?tab=bookings',
      '/userProfilePage?tab=wishlist',
      '/userProfilePage?tab=logout',
      '/userProfilePage?tab=profile',
      '/userProfilePage?tab=reviews',
      '/userProfilePage?tab=stories',
    ],
  ],
  [
    'venue',
    [
      '/notification',
      '/venueProfilePage',
      '/venueProfilePage/home',
      '/venueProfilePage/details',
      '/venueProfilePage/calendar?month=2027-05&day=2027-05-06',
      '/venueProfilePage/reviews',
      '/venueProfilePage/gallery',
      '/venueProfilePage/stories',
    ],
  ],
  [
    'vendor',
    [
      '/vendorProfilePage',
      '/vendorProfilePage/home',
      '/vendorProfilePage/business',
      '/vendorProfilePage/packages',
      '/notification',
      '/vendorProfilePage/portfolio',
    ],
  ],
  [
    'admin',
    [
      '/adminDashboard',
      '/adminDashboard/mail-queue',
      '/adminDashboard/venue-management',
      '/adminDashboard/vendor-management?q=zzzz',
      '/adminDashboard/user-management',
      '/adminDashboard/admin-management',
    ],
  ],
];

const DESKTOP = { width: 1440, height: 800 };
const PHONE = { width: 360, height: 800 };

test.use({ viewport: DESKTOP });

/** Sets the colour mode directly; rendering.spec.ts tests the switch. */
const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/** A sample that is also checked wide and dark, and narrow and light: most components look the same at both widths. */
const FULLY_CHECKED = [
  '/',
  '/venuelist',
  '/vendor/MehendiArtist',
  '/userProfilePage?tab=bookings',
  '/venueProfilePage/details',
  '/adminDashboard/venue-management',
];

/** Checks colours in the combinations of size and mode that `expectAccessibleAtBothExtremes` omits. */
async function expectContrastInOtherModes(page: Page): Promise<void> {
  await setMode(page, 'light');
  await expectContrast(page);
  await page.setViewportSize(DESKTOP);
  await setMode(page, 'dark');
  await expectContrast(page);
}

/** Checks a page wide and light, and narrow and dark. */
async function expectAccessibleAtBothExtremes(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await setMode(page, 'light');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await setMode(page, 'dark');
  await expectAccessible(page);
}

/** As many as fit into one test's timeout. Sharing a test saves a browser context per page. */
const PAGES_PER_TEST = 7;

for (let start = 0; start < PUBLIC.length; start += PAGES_PER_TEST)
  test(`public pages have no violations, and request nothing twice, from page ${start + 1}`, async ({
    page,
  }) => {
    test.slow();
    const { queries } = watch(page);
    for (const path of PUBLIC.slice(start, start + PAGES_PER_TEST))
      await test.step(path, async () => {
        queries.length = 0;
        await page.setViewportSize(DESKTOP);
        await open(page, path);
        await expectAccessibleAtBothExtremes(page);
        if (FULLY_CHECKED.includes(path)) await expectContrastInOtherModes(page);
        await page.waitForLoadState('networkidle');
        // The server-rendered data is in the page, and is not requested again.
        expect.soft(queries, path).toEqual([]);
      });
  });

test('a real-wedding story has no violations', async ({ page }) => {
  await openFirst(page, '/realWedding');
  await expectAccessibleAtBothExtremes(page);
});

test('the enquiry dialog has no violations', async ({ page, context }) => {
  await newCouple(context, 'Mira Sen');
  await openFirst(page, '/venuelist?q=Kesar Kothi');
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  await page.getByRole('dialog', { name: 'Send Enquiry' }).getByLabel('Message').waitFor();
  await expectAccessibleAtBothExtremes(page);
});

test('a vendor, a venue and its review dialog have no violations for a couple', async ({ page, context }) => {
  await logIn(context, 'user');
  await openFirst(page, '/vendor/MehendiArtist?q=Rang Mehendi Studio');
  await expectAccessibleAtBothExtremes(page);
  await page.setViewportSize(DESKTOP);
  await openFirst(page, '/venuelist?q=Kesar Kothi');
  await expectAccessibleAtBothExtremes(page);
  await page.setViewportSize(DESKTOP);
  await page
    .getByRole('main')
    .getByRole('button', { name: /your Review|a Review/ })
    .click();
  await page.getByRole('radio', { name: '5 stars' }).waitFor();
  await expectAccessibleAtBothExtremes(page);
});

test('the review dialog of a visitor, with its listing picker, has no violations', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('combobox', { name: 'Venue or vendor' }).fill('mahal');
  await page.getByRole('option').first().waitFor();
  await expectAccessibleAtBothExtremes(page);
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: '5 stars' }).waitFor();
  await expectAccessibleAtBothExtremes(page);
});

/** Opens the page of a list's first card. */
async function openFirst(page: Page, list: string): Promise<void> {
  await open(page, list);
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await open(page, href ?? '/');
}

for (const [role, paths] of PRIVATE)
  test(`pages of a ${role} have no violations`, async ({ page, context }) => {
    test.slow();
    await logIn(context, role);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(DESKTOP);
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await expectAccessibleAtBothExtremes(page);
        if (FULLY_CHECKED.includes(path)) await expectContrastInOtherModes(page);
      });
    if (role !== 'venue') return;
    await test.step('the details form', async () => {
      await page.setViewportSize(DESKTOP);
      await open(page, '/venueProfilePage/details');
      await page.getByRole('button', { name: 'Edit' }).click();
      await expectAccessibleAtBothExtremes(page);
    });
  });

test('a venue and its reject dialog have no violations for an admin', async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, `/VenueProfile/${await venueId(context.request, 'Jheel Mahal')}`);
  await page.getByRole('table', { name: 'Bookings' }).waitFor();
  await expectAccessibleAtBothExtremes(page);
  await page.setViewportSize(DESKTOP);
  await open(page, '/adminDashboard/venue-management?status=pending');
  await page
    .getByRole('button', { name: /^Reject / })
    .first()
    .click();
  await page.getByLabel('Reason').waitFor();
  await expectAccessibleAtBothExtremes(page);
});
