import { expect, logIn, onPhoneAndDesktop, open, test } from './fixtures';

onPhoneAndDesktop(() => {
  const back = 'Back';

  test('Back on the business registration returns to the page before, which loaded as a document', async ({
    page,
  }) => {
    await open(page, '/blogs');
    await open(page, '/business');
    await page.getByRole('link', { name: 'Venue Registration' }).click();
    await expect(page).toHaveURL('/business?tab=venue');
    await page.getByRole('link', { name: back, exact: true }).click();
    await expect(page).toHaveURL('/blogs');
  });

  test('Back works after a reload, too', async ({ page }) => {
    await open(page, '/blogs');
    await open(page, '/business');
    await page.reload();
    await open(page, page.url());
    await page.getByRole('link', { name: back, exact: true }).click();
    await expect(page).toHaveURL('/blogs');
  });

  test('Back leads home where nothing was before, although something came after', async ({ page }) => {
    await open(page, '/business');
    await open(page, '/blogs');
    await page.goBack();
    await expect(page).toHaveURL('/business');
    await open(page, page.url());
    await page.getByRole('link', { name: back, exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('the inbox leads admins to Notification Management, with the login in between', async ({
    page,
    context,
  }) => {
    const target = '/adminDashboard/notification-management';
    await logIn(context, 'admin');
    await page.goto('/notification');
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notification Management');
    await page.goto('/login?next=%2Fnotification');
    await expect(page).toHaveURL(target);
  });

  for (const [path, table] of [
    ['/UserProfile', 'User Management'],
    ['/VendorProfile', 'Vendor Management'],
    ['/VenueProfile', 'Venue Management'],
    ['/venueprofile/', 'Venue Management'],
  ] as const)
    test(`${path} without an ID`, async ({ page, context }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await logIn(context, 'admin');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No ID provided');
      await page.getByRole('main').getByRole('link', { name: table }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table);
    });
});
