import { DEMO_EMAIL, logIn, logInByForm, type Role } from './accounts';
import { expect, test } from './fixtures';
import { open } from './pages';

test('the login marks missing and invalid fields, and keeps the input', async ({ page }) => {
  await open(page, '/login');

  await test.step('fields that are required', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    for (const text of ['Email is required', 'Password is required'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Role')).toHaveValue('user');
    await page.getByLabel('Email').fill('nonsense');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Invalid email!')).toBeVisible();
  });

  await test.step('a wrong password shows a toast that closes by itself', async () => {
    await logInByForm(page, 'user', DEMO_EMAIL.user, 'wrong');
    await expect(page.getByText('Invalid Credentials')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('couple@mandap.example');
    await expect(page.getByText('Invalid Credentials')).toBeHidden({ timeout: 6000 });
  });

  await test.step('a new attempt closes the previous toast', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Invalid Credentials')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Mandap@2026');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname === '/userProfilePage');
    await expect(page.getByText('Invalid Credentials')).toHaveCount(0, { timeout: 1000 });
  });
});

const HOMES = {
  user: '/userProfilePage',
  venue: '/venueProfilePage',
  vendor: '/vendorProfilePage',
  admin: '/adminDashboard',
} as const;

test('each role logs in, arrives at its own page, and logs out', async ({ page }) => {
  for (const [role, home] of Object.entries(HOMES))
    await test.step(role, async () => {
      await open(page, '/login');
      await logInByForm(page, role as Role);
      await expect(page.getByText('Login successful!')).toBeVisible();
      await page.waitForURL((url) => url.pathname === home);
      await page
        .getByText(/^Log ?out$/i)
        .first()
        .click();
      if (role === 'user') {
        const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
        await expect(dialog).toContainText('Are you sure you want to log out?');
        await dialog.getByRole('button', { name: 'Logout' }).click();
      }
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto(home);
      await page.waitForURL((url) => url.pathname === '/login');
    });
});

test('another role’s page redirects to the login', async ({ page, context }) => {
  await logIn(context, 'venue');
  await page.goto('/userProfilePage');
  await page.waitForURL((url) => url.pathname === '/login');
});

test('the sign-up marks missing, invalid and taken values, and keeps the input', async ({ page }) => {
  await test.step('at its older URL', async () => {
    await open(page, '/userregister');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  });

  await open(page, '/Signup');
  await expect(page.getByText('You’re logged in as')).toHaveCount(0);

  await test.step('messages at the fields', async () => {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    for (const text of [
      'Please enter your name!',
      'Please enter your email!',
      'Please enter your mobile number!',
      'Please enter your password!',
      'Please confirm your password',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByLabel('Mobile Number').fill('12345');
    await page.getByLabel('Email').fill('a@b');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Mobile number must be 10 digits')).toBeVisible();
    await expect(page.getByText('Invalid email!')).toBeVisible();
  });

  await test.step('the password rules turn green one by one', async () => {
    const rules = page
      .getByRole('listitem')
      .filter({ hasText: /Minimum 8 characters|1 digit|1 special character/ });
    await expect(rules).toHaveCount(3);
    const green = async () => rules.evaluateAll((items) => items.map((item) => getComputedStyle(item).color));
    const before = await green();
    await page.getByLabel('Password', { exact: true }).fill('Shaadi#2027');
    await expect.poll(async () => (await green()).every((color, i) => color !== before[i])).toBe(true);
  });

  await test.step('an address that is taken', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ananya Sharma');
    await page.getByLabel('Email').fill('couple@mandap.example');
    await page.getByLabel('Mobile Number').fill('0000011111');
    await page.getByLabel('Confirm Password').fill('Shaadi#2027');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('This email is already registered')).toBeVisible();
    await expect(page.getByLabel('Mobile Number')).toHaveValue('0000011111');
  });
});

test('/Signup says who is logged in', async ({ page, context }) => {
  await logIn(context, 'user');
  await open(page, '/Signup');
  await expect(page.getByText(/^You’re logged in as \S.*\./)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEditable();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await page.waitForURL((url) => url.pathname === '/userProfilePage');
});
