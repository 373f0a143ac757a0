import { logIn, logInByForm, newBusiness } from './accounts';
import { expect, test, type Page } from './fixtures';
import { ask } from './network';
import { open } from './pages';
import { scriptOf } from './scripts';
import { withoutPolling } from './visitors';

/** Returns to the tab, which polls at once, until the result is there; the polling script loads after the page. */
const comeBackUntil = (page: Page, outcome: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await outcome();
  }).toPass();

test('when a session ends during an edit, the input stays, and is saved after a new login', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await newBusiness(browser, context, 'venue', `Session Mahal ${Date.now()}`);
  await open(page, '/venueProfilePage/details');
  await page.getByRole('button', { name: 'Edit' }).click();
  const features = page.getByLabel('Features of venue');
  await features.fill('A stage under the neem tree');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  const [login] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Log in' }).click(),
  ]);
  await expect(login).toHaveURL(/\/login\?next=/);
  await login.close();
  await expect(dialog).toBeHidden();
  await expect(features).toHaveValue('A stage under the neem tree');

  await logIn(context, 'venue', email);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your venue was updated.')).toBeVisible();
});

test('an ended session redirects to the login, and back', async ({ page, context, browser }) => {
  const { email } = await newBusiness(browser, context, 'venue', `Session Garden ${Date.now()}`);
  await open(page, '/venueProfilePage/calendar');
  await context.clearCookies();
  await comeBackUntil(page, () =>
    expect(page).toHaveURL('/login?next=%2FvenueProfilePage%2Fcalendar', { timeout: 1000 }),
  );
  await page.getByLabel('Email').fill(email);
});

test('a table that can’t be loaded because the session has ended offers the login, which returns to it', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  // Blocks the poll, which would open the login itself.
  await page.route(`**/${await scriptOf('src/account/InboxPoller.tsx')}`, () => undefined);
  await open(page, '/adminDashboard/user-management');
  await expect(page.getByRole('table')).toBeVisible();
  await context.clearCookies();
  await page.getByLabel('Search').fill('Sharma');
  await page.getByLabel('Search').press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await alert.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent('/adminDashboard/user-management?q=Sharma')}`,
  );
  await page.unroute(`**/${await scriptOf('src/account/InboxPoller.tsx')}`);
  await logInByForm(page, 'admin');
  await expect(page).toHaveURL('/adminDashboard/user-management?q=Sharma');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a list that can’t be loaded next to unsaved input opens the login in a new tab, then is retried', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await newBusiness(browser, context, 'venue', `Session Haveli ${Date.now()}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('apiKeys')) await held;
    await route.continue();
  });
  await open(page, '/venueProfilePage');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const phone = page.getByRole('form', { name: 'Edit profile' }).getByLabel('Phone');
  await phone.fill('0294 000 1234');
  await context.clearCookies();
  release();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  const link = alert.getByRole('link', { name: 'Log in (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', '/login?next=%2FvenueProfilePage');
  await expect(link).toHaveAttribute('target', '_blank');
  await logIn(context, 'venue', email);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(phone).toHaveValue('0294 000 1234');
});

test('logging out asks before edits are lost, while the session is still valid', async ({
  page,
  context,
  browser,
}) => {
  await newBusiness(browser, context, 'venue', `Session Bagh ${Date.now()}`);
  await open(page, '/venueProfilePage/details');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Features of venue').fill('Half a sentence');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Features of venue')).toHaveValue('Half a sentence');
  expect(await ask(page.request, '{ me { role } }')).toEqual({ me: { role: 'VENUE' } });

  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  expect(await ask(page.request, '{ me { role } }')).toEqual({ me: null });
});

test('after switching accounts in the same browser, pages show the current account’s data', async ({
  page,
  context,
  browser,
}) => {
  const stamp = Date.now();
  await newBusiness(browser, context, 'venue', `First Mahal ${stamp}`);
  await open(page, '/notification');
  await expect(page.getByText(`First Mahal ${stamp}, Udaipur`)).toBeVisible();
  await newBusiness(browser, context, 'vendor', `Second Studio ${stamp}`);
  await comeBackUntil(page, () =>
    expect(page.getByText(`Second Studio ${stamp}, Udaipur`)).toBeVisible({ timeout: 1000 }),
  );
  await expect(page.getByText(`First Mahal ${stamp}, Udaipur`)).toHaveCount(0);
});

test('a month that fails to load isn’t shown as free', async ({ page, context }) => {
  // A poll would load it before the button is pressed.
  await withoutPolling(context);
  await logIn(context, 'venue');
  await open(page, '/venueProfilePage/calendar');
  const month = page.getByRole('navigation', { name: 'Months' }).getByRole('link').last();
  await expect(page.getByRole('table')).toBeVisible();
  const errors = [{ message: 'We are busy', extensions: { code: 'UNAVAILABLE' } }];
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors } }));
  await month.click();
  await expect(page.getByRole('alert')).toContainText('Error while loading data');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a decision far down a list keeps the scroll position', async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, '/adminDashboard/review-moderation?status=held');
  const cases = page.getByRole('main').getByRole('article');
  await expect(cases).toHaveCount(18);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cases.count()).toBeGreaterThan(20);
  const count = await cases.count();
  const decided = await cases.last().textContent();
  await cases.last().getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/The review of .* was published\./)).toBeVisible();
  // The dialog is gone, and all loaded pages are still there. If the list has more, another one has moved up.
  await expect.poll(() => cases.count()).toBeGreaterThanOrEqual(count - 1);
  await expect.poll(() => cases.allTextContents()).not.toContain(decided);
});
