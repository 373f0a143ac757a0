import { expectAccessible } from './accessibility';
import { logInByForm, newCouple } from './accounts';
import { emailTo } from './emails';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';
import type { Browser, BrowserContext } from '@playwright/test';

/** Returns the newest email, without soft line breaks. */
const readEmail = async (email: string) => (await emailTo(email)).replace(/=\r?\n/g, '');

/** Returns the link in the newest email. */
async function linkTo(email: string): Promise<string> {
  await expect.poll(() => emailTo(email)).toContain('Subject: Your Mandap login link');
  const mail = await readEmail(email);
  expect(mail).toContain('Use this link to log in to your Mandap user account.');
  expect(mail).toContain('only in the browser where you requested it');
  const [link = ''] = /http:\/\/\S+\/login\/confirm#[\w-]{43}/.exec(mail) ?? [];
  return link;
}

/** Enters wrong passwords from this context's network until its limit for the account is reached. */
async function useUpTries(context: BrowserContext, email: string): Promise<void> {
  const query = 'mutation In($input: LoginInput!) { login(input: $input) { userErrors { message } } }';
  const variables = { input: { email, password: 'Wrong#123', role: 'USER' } };
  for (let i = 0; i < 10; i++) {
    const response = await context.request.post('/graphql', { data: { query, variables } });
    expect(await response.text()).toContain('Invalid Credentials');
  }
}

async function requestLink(page: Page, email: string): Promise<void> {
  await open(page, '/login/link');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

/** A couple whose browser hasn't logged in before. */
const couple = async (browser: Browser, name: string): Promise<string> =>
  newCouple((await visitor(browser)).context(), name);

onPhoneAndDesktop(() => {
  test('somebody who is locked out logs in with an emailed link, and returns to the requested page', async ({
    page,
    context,
    browser,
  }) => {
    const email = await couple(browser, 'Locked Out Of The Own Account');
    await useUpTries(context, email);
    await open(page, '/login?next=%2FuserProfilePage%3Ftab%3Dbookings');
    await logInByForm(page, 'user', email);
    const alert = page.getByRole('alert').filter({ hasText: 'Too many attempts. Please wait 15 minutes.' });
    await expect(alert).toContainText(/You can try again at \d/);
    await expect(alert).toContainText('You can log in now with a link that we email you.');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Email me a login link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Email me a login link' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Role')).toHaveValue('user');
    await page.getByRole('button', { name: 'Email me a login link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(`If ${email} has a user account, a login link is on its way.`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const link = await linkTo(email);
    // A mail scanner opens the link and runs scripts.
    const scanner = await visitor(browser);
    await open(scanner, link);
    await expect(scanner.getByRole('button', { name: 'Log in' })).toBeEnabled();

    await open(page, link);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');

    await open(page, link);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Link already used' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/login/link');
  });

  test('in another browser the link does not log in, and a new one for that browser does', async ({
    page,
    browser,
  }) => {
    const email = await couple(browser, 'Two Browsers');
    await requestLink(page, email);
    const phone = await visitor(browser, { viewport: page.viewportSize() });
    const first = await linkTo(email);
    await open(phone, first);
    await phone.getByRole('button', { name: 'Log in' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Link for another browser' })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Email me a link for this browser' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await expect.poll(() => linkTo(email)).not.toBe(first);
    await open(phone, await linkTo(email));
    await phone.getByRole('button', { name: 'Log in' }).click();
    await expect(phone).toHaveURL('/userProfilePage');
  });
});

test('an old or incomplete link offers a new one', async ({ page }) => {
  await open(page, `/login/confirm#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link expired' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeFocused();
  await open(page, '/login/confirm');
  await expect(page.getByRole('heading', { level: 1, name: 'Incomplete link' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email me a login link' })).toBeVisible();
});

test('the link can’t be resent indefinitely, and the page shows how long to wait', async ({
  page,
  browser,
}) => {
  const email = await couple(browser, 'Too Eager');
  await requestLink(page, email);
  const another = page.getByRole('button', { name: 'Send another link' });
  for (let i = 1; i < 5; i++) {
    await another.click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Email me a login link' }).click();
    await expect(another).toBeVisible();
  }
  await another.click();
  await page.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please wait 60 minutes' })).toBeVisible();
});

test('a browser that has logged in before can log in when its network’s attempts are used up', async ({
  page,
  context,
}) => {
  const email = await newCouple(context, 'Known Browser');
  const cookies = await context.cookies();
  const device = cookies.find(({ name }) => name === 'mandap-device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await context.clearCookies();
  await useUpTries(context, email);
  await open(page, '/login');
  await logInByForm(page, 'user', email);
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
  if (device) await context.addCookies([device]);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/userProfilePage');
});

test('a code is invalid in another browser, and a stranger’s request doesn’t replace it', async ({
  page,
  browser,
}) => {
  const email = await couple(browser, 'Own Code');
  const requestCode = async (one: Page) => {
    await open(one, '/forget');
    await one.getByLabel('Email').fill(email);
    await one.getByRole('button', { name: 'Send OTP' }).click();
    await expect(one.getByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  };
  await requestCode(page);
  await expect.poll(() => emailTo(email)).toContain('Your Mandap code');
  const mail = await readEmail(email);
  expect(mail).toContain('Enter this code in the browser where you asked to reset your Mandap password.');
  const [code = ''] = /^\d{6}/m.exec(mail) ?? [];
  const stranger = await visitor(browser);
  await requestCode(stranger);
  await stranger.getByLabel('OTP').fill(code);
  await stranger.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(stranger.getByText('Invalid OTP')).toBeVisible();
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
});
