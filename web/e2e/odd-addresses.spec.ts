import { logIn } from './accounts';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { open } from './pages';

const WITHOUT_ID = [
  ['/UserProfile', 'User Management'],
  ['/VendorProfile', 'Vendor Management'],
  ['/VenueProfile', 'Venue Management'],
  ['/venueprofile/', 'Venue Management'],
] as const;

onPhoneAndDesktop(() => {
  test('Back on the business registration returns to the page before, or home', async ({ page }) => {
    const back = page.getByRole('link', { name: 'Back', exact: true });

    await test.step('home if there is no previous page, even if there is a next one', async () => {
      await open(page, '/business');
      await open(page, '/blogs');
      await page.goBack();
      await expect(page).toHaveURL('/business');
      await open(page, page.url());
      await back.click();
      await expect(page).toHaveURL('/');
    });

    await test.step('to a page that was loaded as a document', async () => {
      await open(page, '/blogs');
      await open(page, '/business');
      await page.getByRole('link', { name: 'Venue Registration' }).click();
      await expect(page).toHaveURL('/business?tab=venue');
      await back.click();
      await expect(page).toHaveURL('/blogs');
    });

    await test.step('even after a reload', async () => {
      await open(page, '/business');
      await page.reload();
      await open(page, page.url());
      await back.click();
      await expect(page).toHaveURL('/blogs');
    });
  });

  test('admins are redirected from the inbox to Notification Management, and from profiles without an ID to their table', async ({
    page,
    context,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    for (const [path] of WITHOUT_ID) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    }
    await logIn(context, 'admin');
    for (const [path, table] of WITHOUT_ID)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading).toHaveText('No ID provided');
        await page.getByRole('main').getByRole('link', { name: table }).click();
        await expect(heading).toHaveText(table);
      });

    const target = '/adminDashboard/notification-management';
    await page.goto('/notification');
    await expect(page).toHaveURL(target);
    await expect(heading).toHaveText('Notification Management');
    await page.goto('/login?next=%2Fnotification');
    await expect(page).toHaveURL(target);
  });
});

test('the addresses that people type lead to the lists', async ({ request }) => {
  for (const [typed, list] of [
    ['/venues', '/venuelist'],
    ['/vendors', '/vendor/AllVendors'],
    ['/vendor/', '/vendor/AllVendors'],
  ] as const) {
    const response = await request.get(typed);
    expect([typed, response.status(), new URL(response.url()).pathname]).toEqual([typed, 200, list]);
  }
});
