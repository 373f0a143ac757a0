import { logInByForm, newCouple } from './accounts';
import { emailTo } from './emails';
import { expect, test } from './fixtures';
import { open, reload } from './pages';

test('a forgotten password is reset with an emailed code', async ({ page, context }) => {
  const email = await newCouple(context, 'Nisha Pillai');
  await context.clearCookies();
  await open(page, '/forget');

  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Please enter your email!')).toBeVisible();
  await page.getByLabel('Email').fill('nonsense');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Invalid email!')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const [code = ''] = /\b\d{6}\b/.exec(await emailTo(email, 'Your Mandap code')) ?? [];
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Please enter the OTP!')).toBeVisible();
  await page.getByLabel('OTP').fill('12345');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP must be 6 digits')).toBeVisible();
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await password.fill('Naya#Password1');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();

  await open(page, '/login');
  await logInByForm(page, 'user', email, 'Naya#Password1');
  await page.waitForURL(/userProfilePage/);
});
