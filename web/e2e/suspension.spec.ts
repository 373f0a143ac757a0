import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { ask } from './network';
import { expectNoSidewaysScroll, hydrated, open } from './pages';
import { visitor } from './visitors';

const REASON = 'The pictures show another venue.';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const width of [360, 1440]) {
  test(`an admin suspends a venue and reinstates it, at ${width} pixels`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const name = `Phool Mahal ${width} ${Date.now()}`;
    const size = { viewport: { width, height: 800 } };
    const owner = await visitor(browser, size);
    const { id } = await newBusiness(browser, owner.context(), 'venue', name);
    const couple = await visitor(browser, size);
    await newCouple(couple.context(), 'Tara Menon');
    await ask(
      couple.request,
      'mutation W($id: ID!) { addToWishlist(listingId: $id) { userErrors { message } } }',
      { id },
    );
    const { id: bookingId } = await enquireAt(couple.context(), id, 70);
    // Visitors open its page before the suspension, so that the server caches it.
    expect((await couple.request.get(`/venuelist/${id}`)).status()).toBe(200);
    await page.setViewportSize(size.viewport);
    await logIn(context, 'admin');

    const unavailable = `${name} is currently not available on Mandap. Your enquiry continues.`;
    const conversation = await couple.context().newPage();
    await open(conversation, `/bookings/${bookingId}`);
    await expect(conversation.getByRole('textbox', { name: `Message to ${name}` })).toBeVisible();

    await test.step('with a reason, from the table', async () => {
      await open(page, `/adminDashboard/venue-management?status=approved&q=${encodeURIComponent(name)}`);
      await page.getByRole('button', { name: `Suspend ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Suspend' });
      await dialog.getByRole('button', { name: 'Suspend' }).click();
      await expect(dialog).toContainText('Please give a reason, so that the owner knows what to change');
      await dialog.getByLabel('Reason').fill(REASON);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Suspend' }).click();
      await expect(page.getByText(`${name} is suspended.`)).toBeVisible();
      await expect(row(page, name)).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Suspended' }).click();
      await expect(row(page, name).getByText('Suspended')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    await test.step('the couple’s open conversation says so at once', async () => {
      await expect(conversation.getByText(unavailable).first()).toBeAttached();
      await conversation.close();
    });

    await test.step('visitors read that it is currently not available', async () => {
      const stranger = await visitor(browser, size);
      const response = await stranger.goto(`/venuelist/${id}`);
      expect(response?.status()).toBe(404);
      expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
      const heading = stranger.getByRole('heading', { name: `${name} is currently not available` });
      await expect(heading).toBeVisible();
      await hydrated(stranger);
      await expect(heading).toBeVisible();
      await expectAccessible(stranger);
      await expectNoSidewaysScroll(stranger);
      await open(stranger, `/venuelist?q=${encodeURIComponent(name)}`);
      await expect(stranger.getByText('No Venue found')).toBeVisible();
      await stranger.context().close();
    });

    await test.step('its owner reads why, and the open enquiry is still there', async () => {
      await open(owner, '/venueProfilePage');
      await expect(owner.getByText(/Your listing was suspended on/)).toBeVisible();
      await expect(owner.getByText(REASON)).toBeVisible();
      await expectNoSidewaysScroll(owner);
      await open(owner, '/venueProfilePage/home');
      await expect(owner.getByText('The basics:')).toBeVisible();
      await open(owner, '/notification');
      await expect(owner.getByRole('article', { name: 'Listing suspended' })).toContainText(REASON);
      await expect(
        owner.getByRole('article', { name: 'Tara Menon' }).getByRole('button', { name: 'Approve' }),
      ).toBeVisible();
    });

    await test.step('a couple finds it on the wishlist as not available, and can remove it', async () => {
      await open(couple, '/userProfilePage?tab=wishlist');
      const wish = couple.getByRole('article', { name });
      await expect(wish).toContainText('Currently not available');
      await expectAccessible(couple);
      await expectNoSidewaysScroll(couple);
      await wish.getByRole('button', { name: 'Remove' }).click();
      await expect(couple.getByText('Your wishlist is empty.')).toBeVisible();
    });

    await test.step('the couple’s enquiry continues', async () => {
      await open(couple, '/userProfilePage?tab=bookings');
      const card = couple.getByRole('article', { name });
      await expect(card).toContainText(unavailable);
      await expect(card.getByRole('link', { name, exact: true })).toHaveCount(0);
      await expect(card.getByRole('button', { name: /^Change the enquiry/ })).toBeVisible();
      await expectAccessible(couple);
      await expectNoSidewaysScroll(couple);
    });

    await test.step('reinstated from its profile, it is public again', async () => {
      await page.getByRole('link', { name: `View ${name}` }).click();
      await expect(page.getByText(`: ${REASON}`)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reinstate' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reinstate' }).click();
      await expect(page.getByText(`${name} is reinstated.`)).toBeVisible();
      await expectNoSidewaysScroll(page);
      const response = await couple.goto(`/venuelist/${id}`);
      expect(response?.status()).toBe(200);
      await expect(couple.getByRole('heading', { name, level: 1 })).toBeVisible();
    });

    await test.step('its lead links to it', async () => {
      await open(
        page,
        `/adminDashboard/notification-management?kind=registration&q=${encodeURIComponent(name)}`,
      );
      await page.getByRole('article').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/VenueProfile/${id}`);
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    });
  });
}

test('several are suspended at once, and reinstated', async ({ page, context, browser }) => {
  const stamp = `Together ${Date.now()}`;
  const ids: string[] = [];
  for (const one of ['Amber', 'Beryl']) {
    const owner = await visitor(browser);
    ids.push((await newBusiness(browser, owner.context(), 'vendor', `${stamp} ${one}`)).id);
    await owner.context().close();
  }
  await logIn(context, 'admin');
  await open(page, `/adminDashboard/vendor-management?status=approved&q=${encodeURIComponent(stamp)}`);
  const bulk = page.getByRole('region', { name: 'Bulk actions' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bulk).toContainText('2 approved vendors selected');
  await bulk.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend 2 vendors' });
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('2 vendors are suspended.')).toBeVisible();
  const stranger = await visitor(browser);
  await open(stranger, `/vendor/AllVendors/${ids[0] ?? ''}`);
  await expect(
    stranger.getByRole('heading', { name: `${stamp} Amber is currently not available` }),
  ).toBeVisible();
  await expectAccessible(stranger);
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Suspended' }).click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bulk.getByRole('button', { name: 'Reinstate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reinstate' }).click();
  await expect(page.getByText('2 vendors are reinstated.')).toBeVisible();
});
