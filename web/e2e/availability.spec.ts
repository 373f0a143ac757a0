import { expectAccessible, expectContrast } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { sql } from './database';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, hydrated, open, reload } from './pages';
import { visitor } from './visitors';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => MONTH.format(new Date(day));
const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const block = (page: Page, firstDay: string, lastDay = firstDay) =>
  ask(
    page.request,
    'mutation B($input: BlockedPeriodInput!) { blockDays(input: $input) { userErrors { message } } }',
    { input: { firstDay, lastDay, note: 'Repainting' } },
  );

/** The cell of a day in the public calendar. */
const cell = (page: Page, day: string) =>
  page
    .getByRole('table', { name: monthOf(day) })
    .getByRole('cell')
    .filter({ hasText: new RegExp(`^${Number(day.slice(8))}\\D`) });

/** Navigates in the running app. Cards open a new tab. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

onPhoneAndDesktop((phone) => {
  test('visitors see the last place of a day with several', async ({ page, browser }) => {
    const owner = await visitor(browser);
    const name = `Amaltas Gardens ${phone ? 'phone' : 'desktop'}`;
    const { id } = await newBusiness(browser, owner.context(), 'venue', name);
    const [taken, full] = [inDays(20), inDays(22)];
    await sql(`UPDATE listing SET daily_capacity = 2 WHERE id = $1`, [id]);
    for (const day of [taken, full, full])
      await sql(
        `INSERT INTO offline_booking (id, listing_id, event_date, name, note)
         VALUES (gen_random_uuid(), $1, $2, 'Kavya', '')`,
        [id, day],
      );
    await open(page, `/venuelist/${id}`);
    await expect(cell(page, taken)).toHaveText(/last place$/);
    await expect(cell(page, inDays(21))).toHaveText(/free$/);
    await expect(cell(page, full)).toHaveText(/full$/);
    await expectAccessible(page);
    await expectContrast(page);
    await expectNoSidewaysScroll(page);
    await owner.context().close();
  });

  test('visitors see which days are free, with and without scripts', async ({ page, browser }) => {
    const owner = await visitor(browser);
    const name = `Amaltas Bagh ${phone ? 'phone' : 'desktop'}`;
    const { id } = await newBusiness(browser, owner.context(), 'venue', name);
    const [day, far] = [inDays(20), inDays(150)];
    await block(owner, day);
    await open(page, `/venuelist/${id}`);
    await expect(cell(page, day)).toHaveText(/full$/);
    await expect(cell(page, inDays(21))).toHaveText(/free$/);
    await expect(page.getByText('Repainting')).toHaveCount(0);
    await expectAccessible(page);
    await expectContrast(page);
    await expectNoSidewaysScroll(page);

    await test.step('later and earlier months', async () => {
      await block(owner, far);
      const others = page.getByRole('navigation', { name: 'Other months' });
      await expect(others.getByRole('link', { name: 'Earlier' })).toHaveCount(0);
      await others.getByRole('link', { name: 'Later' }).click();
      await expect(page).toHaveURL(/\?calendar=\d{4}-\d\d#availability$/);
      await expect(cell(page, far)).toHaveText(/full$/);
      await others.getByRole('link', { name: 'Earlier' }).click();
      await expect(cell(page, day)).toHaveText(/full$/);
    });

    await test.step('without scripts', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`/venuelist/${id}`);
      await plain.getByRole('link', { name: 'Later' }).click();
      await expect(cell(plain, far)).toHaveText(/full$/);
      await context.close();
    });
  });

  test('a search by date excludes listings that are full on that day', async ({ page, browser }) => {
    const owner = await visitor(browser);
    const name = `Kadamb Kunj ${phone ? 'phone' : 'desktop'}`;
    await newBusiness(browser, owner.context(), 'venue', name, 'Udaipur');
    const day = inDays(110);
    await open(page, '/');
    await page.getByLabel('Free on', { exact: true }).fill(day);
    await page
      .getByRole('searchbox', { name: 'Search' })
      .or(page.getByRole('combobox', { name: 'Search' }))
      .fill(name);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`/venuelist\\?q=Kadamb.*&date=${day}$`));
    const card = page.getByRole('heading', { name });
    await expect(card).toBeVisible();
    const chip = `Free on ${SHORT_DAY.format(new Date(day))}`;
    await expect(page.getByRole('link', { name: new RegExp(chip) })).toBeVisible();
    await expect(page.getByLabel('Free on', { exact: true })).toHaveValue(day);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await test.step('the enquiry form of a listing that was found has the date', async () => {
      const [listing] = await Promise.all([page.waitForEvent('popup'), card.getByRole('link').click()]);
      await hydrated(listing);
      await newCouple(listing.context(), 'Tara Menon');
      await reload(listing);
      // Other months are a new page, which keeps the date.
      await listing.getByRole('link', { name: 'Later' }).click();
      await expect(listing).toHaveURL(new RegExp(`calendar=.*date=${day}`));
      await hydrated(listing);
      await listing.getByRole('button', { name: 'Send Enquiry' }).locator('visible=true').first().click();
      const dialog = listing.getByRole('dialog', { name: 'Send Enquiry' });
      await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(day);
      await listing.close();
      await listing.context().clearCookies();
    });

    await block(owner, day);
    await page.goto(page.url());
    await hydrated(page);
    await expect(page.getByText('No Venue found')).toBeVisible();
    await page.getByRole('link', { name: new RegExp(chip) }).click();
    await expect(card).toBeVisible();
    await expect(page).not.toHaveURL(/date=/);
    await expect(page.getByLabel('Free on', { exact: true })).toHaveValue('');

    await test.step('vendors can be searched by date, too', async () => {
      await open(page, `/vendor/DJ?date=${day}`);
      await expect(page.getByRole('link', { name: new RegExp(chip) })).toBeVisible();
      await expect(page.getByLabel('Free on', { exact: true })).toHaveValue(day);
      await page.getByLabel('Free on', { exact: true }).fill(inDays(111));
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(new RegExp(`date=${inDays(111)}`));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
});

test('the calendar loads after a navigation within the site', async ({ page }) => {
  await open(page, '/');
  const { venues } = await ask<{ venues: { nodes: { id: string }[] } }>(
    page.request,
    '{ venues(first: 1) { nodes { id } } }',
  );
  await goTo(page, `/venuelist/${venues.nodes[0]?.id}`);
  await expect(page.getByRole('region', { name: 'Availability' }).getByRole('table')).toHaveCount(3);
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page).toHaveURL(/calendar=/);
  await expect(page.getByRole('link', { name: 'Earlier' })).toBeVisible();
});

test('a calendar is up to date when a visitor returns to the listing', async ({ page, browser }) => {
  const owner = await visitor(browser);
  const { id } = await newBusiness(browser, owner.context(), 'venue', 'Palash Bagh');
  await open(page, `/venuelist/${id}`);
  for (const day of [inDays(20), inDays(21)]) {
    await expect(cell(page, day)).toHaveText(/free$/);
    await goTo(page, '/aboutus1');
    await expect(page.getByRole('table')).toHaveCount(0);
    await block(owner, day);
    await goTo(page, `/venuelist/${id}`);
    await expect(cell(page, day)).toHaveText(/full$/);
  }
});
