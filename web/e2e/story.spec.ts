import type { Page } from '@playwright/test';
import { logIn, logInByForm, newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { fillDate, inDays } from './forms';
import { holdQueries } from './network';
import { open } from './pages';
import { scriptOf } from './scripts';
import { visitor } from './visitors';
import { watch } from './watch';

const NEW_PASSWORD = 'Shaadi#2027';

/** Fills in the sign-up form. */
async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Kavya Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile Number').fill('0000011111');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Registration Successful!!')).toBeVisible();
}

/** Signs up a new user through the form, which logs them in. */
async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/Signup');
  await register(page, email);
  await page.waitForURL(/userProfilePage/);
}

const openVenue = async (page: Page, name: string) =>
  open(page, `/venuelist/${await venueId(page.request, name)}`);

async function sendEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Kavya Rao');
  await dialog.getByLabel('Contact').fill('0000011111');
  await dialog.getByLabel('Location').fill('Jaipur');
  await dialog.getByLabel('Guests').fill('250');
  await fillDate(dialog, inDays(200));
  await dialog.getByLabel('Address').fill('12 Civil Lines, Jaipur');
  await dialog.getByLabel('Type of Event').selectOption('Wedding');
  await dialog.getByLabel('Message').fill('Is the courtyard free in the evening?');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a couple signs up, enquires and is approved by the owner', async ({ browser }) => {
  test.setTimeout(90_000);
  const couple = await visitor(browser);
  const owner = await visitor(browser);
  const seen = [watch(couple), watch(owner)];
  const email = `kavya.${Date.now()}@mail.example`;

  await signUp(couple, email);
  await open(couple, '/venuelist?q=Jheel Mahal');
  const [venue] = await Promise.all([
    couple.context().waitForEvent('page'),
    couple
      .getByRole('article')
      .getByRole('link', { name: /Jheel Mahal/ })
      .first()
      .click(),
  ]);
  await venue.waitForURL(/\/venuelist\/.+/);
  seen.push(watch(venue));
  await open(venue, venue.url());
  await sendEnquiry(venue);

  const codeBox = venue.getByRole('status').filter({ hasText: 'enquiry code' });
  await expect(codeBox).toBeVisible();
  const sent = venue.getByRole('button', { name: 'Enquiry Sent' }).first();
  await expect(sent).toHaveAttribute('aria-disabled', 'true');
  await expect(codeBox).toBeHidden({ timeout: 15_000 });
  // By keyboard, because Playwright doesn't click buttons that are marked as disabled.
  await sent.focus();
  await venue.keyboard.press('Enter');
  await expect(codeBox).toBeVisible();
  const code = (await codeBox.innerText()).replace(/\D/g, '').slice(0, 6);
  expect(code).toMatch(/^\d{6}$/);

  await logIn(owner.context(), 'venue');
  await open(owner, '/notification');
  const card = owner.getByRole('article', { name: 'Kavya Rao' });
  await expect(card).toContainText('Is the courtyard free in the evening?');
  await expect(card).toContainText('250');
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Enter OTP' });
  await dialog.getByRole('textbox').fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Invalid OTP')).toBeVisible();
  // With spaces, as people write it in messages.
  await dialog.getByRole('textbox').fill(code.replace(/^.../, '$& '));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await open(couple, '/userProfilePage?tab=bookings');
  const booking = couple.getByRole('article').filter({ hasText: 'Jheel Mahal' });
  await expect(booking.getByText('Approved').first()).toBeVisible();

  await open(venue, venue.url());
  await sent.focus();
  await venue.keyboard.press('Enter');
  await expect(codeBox).toContainText('approved your booking for');
  await expect(codeBox).not.toContainText('Give this code');
  await codeBox.getByRole('link', { name: 'Bookings' }).click();
  await venue.waitForURL(/userProfilePage\?tab=bookings/);
  expect(seen.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a visitor who wants to send an enquiry signs up and returns to the venue', async ({ page }) => {
  const email = `leela.${Date.now()}@mail.example`;
  await openVenue(page, 'Kesar Kothi');
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click();
  const next = `${pathname}#enquire`;
  await page.waitForURL((url) => url.searchParams.get('next') === next);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL(/Signup\?next=/);
  await register(page, email);
  await page.waitForURL((url) => url.pathname === pathname && url.hash === '');
  await expect(page.getByRole('dialog', { name: 'Send Enquiry' }).getByLabel('Name')).toHaveValue(
    'Kavya Rao',
  );
});

test('the sign-up ignores destinations on other sites', async ({ page }) => {
  await open(page, '/Signup?next=//mandap.invalid/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('an enquiry whose dialog can’t be loaded leaves the page unchanged', async ({ browser }) => {
  const page = await visitor(browser);
  await page.route(`**/${await scriptOf('src/booking/EnquiryDialog.tsx')}`, (route) => route.abort());
  await openVenue(page, 'Kesar Kothi');
  const button = page.getByRole('button', { name: 'Send Enquiry' }).first();
  await button.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Mandap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kesar Kothi');
  await page.unroute(`**/${await scriptOf('src/booking/EnquiryDialog.tsx')}`);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Send Enquiry' })).toBeVisible();
  await expect(page.getByText('We could not reach Mandap')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an enquiry survives the end of its session', async ({ page, context }) => {
  const email = await newCouple(context, 'Mira Joshi');
  await openVenue(page, 'Kesar Kothi');
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  await dialog.getByLabel('Location').fill('Pune');
  await expect(dialog.getByText('The city you’re writing from')).toBeVisible();
  await dialog.getByLabel('Guests').fill('90000');
  await expect(dialog.getByText(/^This venue takes up to [\d,]+ guests$/)).toBeVisible();
  await dialog.getByLabel('Guests').fill('20');
  await expect(dialog.getByText('This venue takes up to')).toHaveCount(0);
  await fillDate(dialog, inDays(210));
  await dialog.getByLabel('Address').fill('7 Koregaon Park, Pune');
  await dialog.getByLabel('Type of Event').selectOption('Wedding');
  await dialog.getByLabel('Message').fill('May we bring our own cook?');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText('We’ll keep what you’ve written');
  await dialog.getByRole('link', { name: 'Log In' }).click();
  await page.waitForURL(/login\?next=/);
  await expect(page.getByText('You’re logged in as')).toHaveCount(0);
  await logInByForm(page, 'user', email);
  await page.waitForURL(/venuelist/);
  await expect(dialog.getByLabel('Message')).toHaveValue('May we bring our own cook?');

  const release = await holdQueries(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  release();
  await expect(dialog).toBeHidden();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
});
