import { expectAccessible } from './accessibility';
import { logIn, newCouple } from './accounts';
import { expect, type Page, test } from './fixtures';
import { open, reload } from './pages';
import { visitor } from './visitors';

const keys = (page: Page) => page.getByRole('region', { name: 'API keys' });

/** Creates a key on the page; returns its secret. */
async function make(page: Page, name: string, scope: string): Promise<string> {
  await keys(page).getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: scope }).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  return page.getByRole('dialog', { name: 'Copy your key now' }).getByLabel('API key').inputValue();
}

test('a key is created, used by both APIs, and revoked', async ({ page, context, browser }) => {
  await newCouple(context, 'Ira Sen');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/userProfilePage');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(keys(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'API keys for programs' }).click();
  await expect(keys(page).getByText('You have no API keys.')).toBeVisible();

  await keys(page).getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Please give the key a name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(keys(page).getByRole('button', { name: 'New key' })).toBeFocused();

  const secret = await make(page, 'Price sheet', 'Read your data');
  expect(secret).toMatch(/^mandap_[\w-]{43}$/);
  const shown = page.getByRole('dialog', { name: 'Copy your key now' });
  await expect(shown.getByText('This key is shown only once.')).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Copy key' }).click();
  await expect(shown.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await shown.getByRole('button', { name: 'Done' }).click();
  const row = keys(page).getByRole('listitem').filter({ hasText: 'Price sheet' });
  await expect(row).toContainText(`${secret.slice(0, 13)}…`);
  await expect(row).toContainText('Never used');
  expect(await page.content()).not.toContain(secret);

  // A program: no cookie, and no Origin.
  const program = (await visitor(browser)).request;
  const headers = { authorization: `Bearer ${secret}` };
  const graphql = () => program.get('/graphql?query={me{name}}', { headers });
  const rest = () => program.get('/api/v1/venue/all?limit=1', { headers });
  const named = (await (await graphql()).json()) as { data: unknown };
  expect(named.data).toEqual({ me: { name: 'Ira Sen' } });
  const listed = await rest();
  expect([listed.status(), listed.headers()['x-ratelimit-limit']]).toEqual([200, '1200']);

  await reload(page);
  await expect(row).toContainText('Last used today');
  await row.getByRole('button', { name: 'Revoke Price sheet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke this key?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('The key “Price sheet” was revoked.')).toBeVisible();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  for (const answer of [await graphql(), await rest()]) {
    expect(answer.status()).toBe(401);
    expect(await answer.text()).toContain('This API key was revoked.');
  }
});

test('by keyboard only', async ({ page, context }) => {
  await newCouple(context, 'Jaya Pillai');
  await open(page, '/userProfilePage?tab=api-keys');
  await expect(keys(page).getByText('You have no API keys.')).toBeVisible();
  await keys(page).getByRole('button', { name: 'New key' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Read your data' })).toBeChecked();
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('API key', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keys(page).getByRole('listitem')).toContainText('Keyboard');
});

for (const [role, path] of [
  ['venue', '/venueProfilePage'],
  ['vendor', '/vendorProfilePage'],
  ['admin', '/adminDashboard'],
] as const)
  test(`in the dashboard of a ${role}`, async ({ page, context }) => {
    await logIn(context, role);
    await open(page, path);
    // The documentation links back to the dashboard of the current role.
    await keys(page).getByRole('link', { name: 'How to use a key' }).click();
    await expect(page).toHaveURL('/developers');
    await page.getByRole('link', { name: 'your dashboard' }).click();
    await expect(page).toHaveURL(path);
    await make(page, `Sheet of a ${role}`, 'Read and change');
    await page.keyboard.press('Escape');
    const row = keys(page)
      .getByRole('listitem')
      .filter({ hasText: `Sheet of a ${role}` })
      .first();
    await expect(row).toContainText('Read and change');
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  });

test('a list that failed to load shows an error and can be retried', async ({ page, context }) => {
  await newCouple(context, 'Kiran Bose');
  let lost = true;
  await page.route('**/graphql*', async (route) => {
    const asksKeys = route.request().postData()?.includes('MyApiKeys');
    if (asksKeys && lost) await route.fulfill({ json: { errors: [{ message: 'We are busy just now.' }] } });
    else await route.fallback();
  });
  await open(page, '/userProfilePage?tab=api-keys');
  await expect(keys(page).getByText('Your API keys could not be loaded')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'My Dashboard' })).toBeVisible();
  lost = false;
  await keys(page).getByRole('button', { name: 'Try again' }).click();
  await expect(keys(page).getByText('You have no API keys.')).toBeVisible();
});
