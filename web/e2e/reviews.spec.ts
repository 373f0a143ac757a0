import { expectContrast } from './accessibility';
import { logIn, logInByForm, newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { answerTo, ask, holdQueries } from './network';
import { open } from './pages';
import { scriptOf } from './scripts';
import { visitor } from './visitors';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Review$/ });

/** Each test uses another venue, because a person has one review per venue. */
const openVenue = async (page: Page, name: string) =>
  open(page, `/venuelist/${await venueId(page.request, name)}`);

const write = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Write a Review' });

test('a review is published, counted, and can be edited', async ({ page, context }) => {
  await logIn(context, 'user');
  await openVenue(page, 'Raat Rani Rooftop');
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toContainText('Not yet reviewed');
  await write(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('Ananya Sharma');
  await expect(dialog.getByLabel('Email')).toHaveValue('couple@mandap.example');
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();

  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Message is required')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await dialog.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await dialog.getByLabel('Message').fill('The courtyard was lit by diyas alone.');
  const release = await holdQueries(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  release();
  await expect(page.getByText('Thank you! Your review of Raat Rani Rooftop is published.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(reviews.getByRole('article')).toContainText('The courtyard was lit by diyas alone.');
  await expect(reviews.getByRole('article')).toContainText('Ananya S.');
  await expect(reviews).toContainText('4.0');

  const edit = page.getByRole('main').getByRole('button', { name: 'Edit your Review' });
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(dialog.getByLabel('Message')).toHaveValue('The courtyard was lit by diyas alone.');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await dialog.getByRole('radio', { name: '2 stars' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(reviews).toContainText('2.0');
  await expect(reviews.getByRole('article')).toHaveCount(1);
});

test('a visitor writes a review, logs in, and finds the dialog with the text', async ({ page, context }) => {
  const email = await newCouple(context, 'Jaya Bose');
  await context.clearCookies();
  await openVenue(page, 'Suraj Bagh Lawns');
  const { pathname } = new URL(page.url());
  await write(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('You must be logged in to send a review');
  await dialog.getByRole('radio', { name: '3 stars' }).check();
  await dialog.getByLabel('Message').fill('Parking took a while.');
  await dialog.getByRole('link', { name: 'Log In' }).click();
  await page.waitForURL(/\/login\?next=/);
  await expect(dialog).toBeHidden();
  await logInByForm(page, 'user', email);
  await page.waitForURL((url) => url.pathname === pathname && url.hash === '');
  await expect(dialog.getByLabel('Message')).toHaveValue('Parking took a while.');
  await expect(dialog.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await expect(dialog.getByLabel('Name')).toHaveValue('Jaya Bose');
  await dialog.getByRole('button', { name: 'Send' }).click();

  // The account is younger than a day.
  await expect(page.getByText('We read your review of Suraj Bagh Lawns before it appears')).toBeVisible();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toContainText('We’re reading your review.');
  await expect(reviews).not.toContainText('Parking took a while.');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a draft isn’t shown to somebody who logs in elsewhere', async ({ page, context }) => {
  const email = await newCouple(context, 'Usha Pillai');
  await context.clearCookies();
  await openVenue(page, 'Suraj Bagh Lawns');
  const venue = page.url();
  await write(page).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Message').fill('Written by whoever sat here before.');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login$/);
  await logInByForm(page, 'user', email);
  await page.waitForURL(/userProfilePage/);
  await open(page, venue);
  await write(page).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Usha Pillai');
  await expect(dialog.getByLabel('Message')).toHaveValue('');
});

test('from the navigation bar, the dialog asks which venue or vendor, by keyboard only', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('banner').getByRole('button', { name: 'Write a Review' });
  await bar.press('Enter');
  const dialog = dialogOf(page);
  const search = dialog.getByRole('combobox', { name: 'Venue or vendor' });
  await expect(search).toBeFocused();
  await search.pressSequentially('heel mah');
  await page.keyboard.press('Home');
  await page.keyboard.press('j');
  await expect(search).toHaveValue('jheel mah');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText('Jheel Mahal');
  const first = await options.first().getAttribute('id');
  await expect(search).toHaveAttribute('aria-activedescendant', String(first));
  await expectContrast(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('About Jheel Mahal');
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar).toBeFocused();

  await bar.click();
  await search.fill('qqqqqqqq');
  await expect(dialog).toContainText('No venue or vendor has that name');
  await page.keyboard.press('Enter');
  await search.fill('jheel mah');
  await options.first().click();
  await expect(dialog).toContainText('About Jheel Mahal');
  await page.keyboard.press('Escape');
  await bar.click();
  await search.fill('jheel mah');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('in the menu of a phone it is a button like the others', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/venuelist');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Write a Review' }).click();
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('owners see that only couples can review', async ({ page, context }) => {
  await logIn(context, 'vendor');
  await openVenue(page, 'Kesar Kothi');
  await write(page).click();
  await expect(dialogOf(page)).toContainText('Log in with a user account to review Kesar Kothi.');
  await expect(dialogOf(page).getByRole('button', { name: 'Send' })).toHaveCount(0);
});

test('the owner’s reply is shown under the review, and verified bookings are marked', async ({ page }) => {
  const id = await venueId(page.request, 'Jheel Mahal');
  const { venue } = await ask<{
    venue: { reviews: { nodes: { message: string; answer: string | null; verified: boolean }[] } };
  }>(
    page.request,
    'query R($id: ID!) { venue(id: $id) { reviews(first: 50) { nodes { message answer verified } } } }',
    { id },
  );
  const first = venue.reviews.nodes.slice(0, 5);
  await open(page, `/venuelist/${id}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('Verified booking', { exact: true })).toHaveCount(
    first.filter(({ verified }) => verified).length,
  );
  await expect(reviews.getByText('Jheel Mahal replied')).toHaveCount(
    first.filter(({ answer }) => answer !== null).length,
  );
});

test('more reviews that arrive after a change of the rating aren’t shown among the others', async ({
  page,
}) => {
  await openVenue(page, 'Jheel Mahal');
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const release = await holdQueries(page);
  const moreReviews = answerTo(page, '"after"');
  await reviews.getByRole('button', { name: 'Show more' }).click();
  const oneStar = answerTo(page, '"rating":1');
  await reviews.getByLabel('Rating').selectOption('1');
  release();
  await Promise.all([moreReviews, oneStar]);
  await expect(reviews.locator('[aria-busy]')).toHaveCount(0);
  const stars = reviews.getByRole('article').getByRole('img');
  await expect(stars.or(reviews.getByText('No reviews with this rating')).first()).toBeVisible();
  await expect(stars.and(page.locator(':not([aria-label^="1 "])'))).toHaveCount(0);
});

test('a dialog that fails to load leaves the page as it is', async ({ browser }) => {
  const page = await visitor(browser);
  await page.route(`**/${await scriptOf('src/review/ReviewDialog.tsx')}`, (route) => route.abort());
  await open(page, '/venuelist');
  const bar = page.getByRole('banner').getByRole('button', { name: 'Write a Review' });
  await bar.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Mandap');
  await page.unroute(`**/${await scriptOf('src/review/ReviewDialog.tsx')}`);
  // The error message overlaps the button.
  await bar.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
});
