import { logIn, newBusiness, PASSWORD, type Role } from './accounts';
import { venueId } from './enquiries';
import { expect, type Page, test } from './fixtures';
import { ask, holdQueries } from './network';
import { open, reload } from './pages';
import { visitor } from './visitors';
import type { Browser } from '@playwright/test';

const TABLE = '/adminDashboard/venue-management';

/** Registers a business in a separate browser. */
async function register(browser: Browser, kind: 'venue' | 'vendor', name: string): Promise<string> {
  const page = await visitor(browser);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@business.example`;
  const input = {
    businessName: name,
    city: 'Udaipur',
    email,
    phone: '0294 000 0000',
    password: PASSWORD,
    ...(kind === 'venue' ? { yourName: 'Farida Chhipa' } : { name: 'Farida Chhipa', category: 'DHOL' }),
  };
  const type = kind === 'venue' ? 'Venue' : 'Vendor';
  await ask(
    page.context().request,
    `mutation R($input: Register${type}Input!) { done: register${type}(input: $input) { userErrors { message } } }`,
    { input },
  );
  await page.context().close();
  return email;
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Returns the listing's status from its owner's account. */
async function listingState(browser: Browser, role: Role, email: string) {
  const page = await visitor(browser);
  await logIn(page.context(), role, email);
  const { me } = await ask<{ me: { listingStatus: string; rejectionReason: string | null } }>(
    page.context().request,
    '{ me { listingStatus rejectionReason } }',
  );
  await page.context().close();
  return me;
}

test('venues are approved, rejected with a reason, decided in bulk, ranked and deleted', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const stamp = `Modhall${Date.now()}`;
  const names = ['Amber', 'Beryl', 'Coral', 'Diamond'].map((stone) => `${stamp} ${stone}`);
  const [amber = '', beryl = '', coral = '', diamond = ''] = names;
  const emails: string[] = [];
  for (const name of names) emails.push(await register(browser, 'venue', name));
  await logIn(context, 'admin');
  await open(page, `${TABLE}?status=pending`);

  await test.step('the search is in the URL', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(stamp);
    await expect(page).toHaveURL(new RegExp(`status=pending&q=${stamp}`));
    await expect(page.getByText('1–4 of 4')).toBeVisible();
  });

  await test.step('one is approved, and visitors find it', async () => {
    const dialog = page.getByRole('alertdialog', { name: `Approve ${amber}?` });
    await page.getByRole('button', { name: `Approve ${amber}` }).click();
    await expect(dialog).toContainText('An approval is final.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, amber).getByText('Pending')).toBeVisible();
    await page.getByRole('button', { name: `Approve ${amber}` }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${amber} is approved.`)).toBeVisible();
    await expect(row(page, amber)).toHaveCount(0);
    await page.getByRole('link', { name: /^All/ }).click();
    await expect(row(page, amber).getByText('Approved')).toBeVisible();
    await expect(page.getByRole('button', { name: `Approve ${amber}` })).toHaveCount(0);
    await venueId(context.request, amber);
  });

  await test.step('another is rejected, and its owner reads why', async () => {
    await page.getByRole('button', { name: `Reject ${beryl}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please give a reason, so that the owner can fix it')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Please add pictures of the hall.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText(`${beryl} is rejected.`)).toBeVisible();
    await expect(row(page, beryl).getByText('Rejected')).toBeVisible();
    expect(await listingState(browser, 'venue', emails[1] ?? '')).toEqual({
      listingStatus: 'REJECTED',
      rejectionReason: 'Please add pictures of the hall.',
    });
  });

  await test.step('the others are approved in bulk', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bulk = page.getByRole('region', { name: 'Bulk actions' });
    await expect(bulk).toContainText('2 pending venues selected');
    await bulk.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(coral);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('2 venues are approved.')).toBeVisible();
    await expect(bulk).toHaveCount(0);
  });

  await test.step('the sort order is in the URL', async () => {
    await page.getByRole('columnheader', { name: 'Venue' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=name/);
    const shown = () => page.getByRole('rowheader').getByRole('link').allTextContents();
    await expect.poll(shown).toEqual(names);
    await page.getByRole('columnheader', { name: 'Venue' }).getByRole('link').click();
    await expect.poll(shown).toEqual(names.toReversed());
    await expect(page.getByRole('columnheader', { name: 'Venue' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.goBack();
    await expect.poll(shown).toEqual(names);
  });

  await test.step('a rank is edited in its row, by keyboard, and clamped to 0 to 10', async () => {
    await page.getByRole('button', { name: `Rank 0 of 10 of ${amber}, edit` }).press('Enter');
    await page.getByRole('spinbutton', { name: `Rank of ${amber}` }).fill('7');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Rank 0 of 10 of ${amber}, edit` })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: `Rank of ${amber}` }).fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Rank 10 of 10 of ${amber}, edit` })).toBeFocused();
    // An empty field changes nothing; it doesn't mean 0.
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: `Rank of ${amber}` }).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Rank 10 of 10 of ${amber}, edit` })).toBeFocused();
    await reload(page);
    await expect(page.getByRole('button', { name: `Rank 10 of 10 of ${amber}, edit` })).toBeVisible();
  });

  await test.step('one is deleted, after confirmation', async () => {
    await page.getByRole('button', { name: `Delete ${diamond}` }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Are you sure you want to delete this Venue?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, diamond)).toBeVisible();
    await page.getByRole('button', { name: `Delete ${diamond}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${diamond} was deleted.`)).toBeVisible();
    await expect(row(page, diamond)).toHaveCount(0);
  });
});

test('a vendor is viewed and approved on its profile, on a phone', async ({ page, context, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const name = `Dholmod ${Date.now()}`;
  const email = await register(browser, 'vendor', name);
  await logIn(context, 'admin');
  await open(page, `/adminDashboard/vendor-management?status=pending&q=${encodeURIComponent(name)}`);
  await expect(row(page, name).getByText('Pending')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: `View ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByText('Farida Chhipa')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${name} is approved.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View public page' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await listingState(browser, 'vendor', email)).listingStatus).toBe('APPROVED');
});

test('two filters chosen in quick succession both apply, even if the table loads slowly', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  await open(page, '/adminDashboard/vendor-management');
  const release = await holdQueries(page);
  await page.getByLabel('City').selectOption('Udaipur');
  await page.getByLabel('Business type').selectOption('Decorator');
  await expect(page.getByLabel('City')).toHaveValue('Udaipur');
  release();
  await expect(page).toHaveURL(/category=.*city=Udaipur|city=Udaipur.*category=/);
});

test('all rows of a page can be selected at once on a phone too', async ({ page, context, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const stamp = `Phonehall${Date.now()}`;
  for (const stone of ['Onyx', 'Pearl']) await register(browser, 'venue', `${stamp} ${stone}`);
  await logIn(context, 'admin');
  await open(page, `${TABLE}?status=pending&q=${stamp}`);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await all.check();
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toContainText('2 pending venues selected');
  await page.getByRole('checkbox', { name: `Select ${stamp} Onyx` }).uncheck();
  await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await all.check();
  await all.uncheck();
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toHaveCount(0);
});

test('a venue is found by its contact details, a couple by the displayed phone number', async ({
  page,
  context,
  browser,
}) => {
  const name = `Reachhall ${Date.now()}`;
  const email = await register(browser, 'venue', name);
  await logIn(context, 'admin');
  await open(page, `${TABLE}?q=${encodeURIComponent(email)}`);
  await expect(row(page, name)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Status' });
  await expect(tabs.getByRole('link')).toHaveText([
    'All1',
    'Pending1',
    'Approved0',
    'Rejected0',
    'Suspended0',
  ]);
  // Filtered tabs have no counts.
  await page.getByLabel('City').selectOption('Udaipur');
  await expect(tabs.getByRole('link')).toHaveText(['All', 'Pending', 'Approved', 'Rejected', 'Suspended']);
  await open(page, `${TABLE}?q=${encodeURIComponent('0294 000')}`);
  await expect(row(page, name)).toBeVisible();
  await open(page, '/adminDashboard/User-Management?q=couple@mandap.example');
  const couple = row(page, 'couple@mandap.example');
  const phone = /\d{5} \d{5}/.exec(await couple.innerText())?.[0] ?? '';
  await page.getByRole('searchbox', { name: 'Search' }).fill(phone);
  await expect(page).toHaveURL(/q=\d{5}(\+|%20)\d{5}/);
  await expect(couple).toBeVisible();
});

for (const role of ['venue', 'vendor'] as const)
  test(`a long name without spaces doesn’t widen any page of a ${role} on a phone`, async ({
    page,
    context,
    browser,
  }) => {
    const name = `Rajmahal${'banquetlawn'.repeat(8)}${Date.now()}`;
    const { id } = await newBusiness(browser, context, role, name);
    await page.setViewportSize({ width: 360, height: 780 });
    const [listing, list, profile, table, own] =
      role === 'venue'
        ? [`/venuelist/${id}`, '/venuelist', 'VenueProfile', 'venue-management', 'venueProfilePage']
        : [
            `/vendor/MehendiArtist/${id}`,
            '/vendor/MehendiArtist',
            'VendorProfile',
            'vendor-management',
            'vendorProfilePage',
          ];
    const fits = async (path: string) => {
      await open(page, path);
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };
    await fits(`/${own}`);
    await logIn(context, 'user');
    await fits(listing);
    await fits(`${list}?q=${name}`);
    await logIn(context, 'admin');
    await fits(`/${profile}/${id}`);
    await fits(`/adminDashboard/${table}?q=${name}`);
  });

test('the profile of a venue matches the specification', async ({ page, context }) => {
  await logIn(context, 'admin');
  const id = await venueId(context.request, 'Jheel Mahal');
  await open(page, `/VenueProfile/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'PROFILE PAGE' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('How to reach').locator('..')).toContainText('Yes');
  await expect(main.getByRole('group', { name: 'Photos of Jheel Mahal' })).toBeVisible();
  await expect(main.getByRole('table', { name: 'Bookings' })).toBeVisible();
  await open(page, '/VenueProfile/018f0000-0000-7000-8000-00000000dead');
  await expect(page.getByRole('heading', { name: 'No Venue found' })).toBeVisible();
});

test('an admin finds a user, and sees bookings, history and ratings, but no code', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  await open(page, '/adminDashboard/User-Management?q=couple@mandap.example');
  await page.getByRole('link', { name: 'View Ananya Sharma' }).click();
  await expect(page.getByRole('heading', { name: 'Ananya Sharma' })).toBeVisible();
  for (const [tab, table] of [
    ['Bookings', 'Bookings'],
    ['History', 'Bookings'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(
      page.getByRole('table', { name: table }).or(page.getByText(/^No .* bookings$/)),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ratings' }).click();
  await expect(
    page.getByRole('table', { name: 'Ratings' }).or(page.getByText('No ratings yet')),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Wishlist', exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'Wishlist' }).or(page.getByText('The wishlist is empty')),
  ).toBeVisible();
});

test("the super admin can't be deleted", async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, '/adminDashboard/admin-management');
  await page.getByRole('button', { name: 'Delete Super Admin' }).click();
  await expect(page.getByRole('alertdialog')).toContainText("Super Admin can't be deleted!!");
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Super Admin', { exact: true })).toBeVisible();
});
