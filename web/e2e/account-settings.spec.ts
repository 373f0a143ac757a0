import type { Browser, Locator } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { logIn, logInByForm, newCouple, PASSWORD } from './accounts';
import { codeIn, confirmEmail, emailTo } from './emails';
import { enquire } from './enquiries';
import { expect, type Page, test } from './fixtures';
import { ask } from './network';
import { open, reload } from './pages';
import { visitor } from './visitors';

/** Returns the labels of buttons that are wider than their button. */
const cutOffLabels = (within: Locator) =>
  within
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

const setting = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Account' }).getByRole('button', { name });
const NEW_PASSWORD = 'Naya#Password1';

test('changing the password invalidates the old one and logs other devices out', async ({
  page,
  context,
  browser,
}) => {
  const email = await newCouple(context, 'Nandini Rao');
  await confirmEmail(context, email);
  const phone = await visitor(browser);
  await logIn(phone.context(), 'user', email);
  await open(page, '/userProfilePage?tab=profile');
  await setting(page, 'Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByLabel('Current password', { exact: true });
  const next = dialog.getByLabel('New password', { exact: true });
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Please enter your password!').first()).toBeVisible();
  await expectAccessible(page);
  await current.fill('Wrong#123');
  await next.fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await emailTo(email, 'Your Mandap password was changed');

  await reload(page);
  await expect(setting(page, 'Change password')).toBeVisible();
  await phone.goto('/userProfilePage');
  await phone.waitForURL((url) => url.pathname === '/login');
  await logInByForm(phone, 'user', email, PASSWORD);
  await expect(phone.getByText('Invalid Credentials')).toBeVisible();
  await logInByForm(phone, 'user', email, NEW_PASSWORD);
  await phone.waitForURL((url) => url.pathname === '/userProfilePage');
});

test('a new email address, once its code is entered', async ({ page, context }) => {
  const email = await newCouple(context, 'Meghna Das');
  await confirmEmail(context, email);
  const moved = `moved.${email}`;
  await open(page, '/userProfilePage?tab=profile');
  await setting(page, 'Change email').click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill('couple@mandap.example');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('This email is already registered')).toBeVisible();
  await dialog.getByLabel('New email').fill(moved);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog).toContainText(`Code sent to ${moved}.`);
  await expectAccessible(page);
  const first = await emailTo(moved);
  await dialog.getByLabel('OTP').fill(codeIn(first).startsWith('0') ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog.getByText('Invalid OTP')).toBeVisible();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await cutOffLabels(dialog)).toEqual([]);
  await page.setViewportSize({ width, height });

  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByLabel('New email')).toHaveValue(moved);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByLabel('OTP')).toHaveValue('');
  await expect(dialog.getByText('Invalid OTP')).toHaveCount(0);
  await expect.poll(() => emailTo(moved)).not.toBe(first);
  await dialog.getByLabel('OTP').fill(codeIn(await emailTo(moved)));
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Your email is now ${moved}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(moved);
  await emailTo(email, 'Your Mandap email was changed');

  await context.clearCookies();
  await open(page, '/login');
  await logInByForm(page, 'user', moved);
  await page.waitForURL((url) => url.pathname === '/userProfilePage');
});

/** Deletes the logged-in account, from the current page, whose dialog says what happens. */
async function deleteAccount(page: Page, effect: string): Promise<void> {
  await setting(page, 'Delete account').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText(effect);
  await expect(dialog).toContainText('This can’t be undone.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(setting(page, 'Delete account')).toBeFocused();
  await setting(page, 'Delete account').click();
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong#123');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
}

test('a couple deletes its account: the owner keeps the enquiry, without them', async ({
  page,
  context,
  browser,
}) => {
  const email = await newCouple(context, 'Lavanya Pai');
  await enquire(context, 'Jheel Mahal', 400, { name: 'Lavanya Pai' });
  await open(page, '/userProfilePage?tab=profile');
  await deleteAccount(page, 'all pending enquiries will be withdrawn, even if you have accepted a quote');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await open(page, '/login');
  await logInByForm(page, 'user', email);
  await expect(page.getByText('Invalid Credentials')).toBeVisible();

  const owner = await visitor(browser);
  await logIn(owner.context(), 'venue');
  await open(owner, '/notification');
  await expect(owner.getByText('Lavanya Pai')).toHaveCount(0);
  await owner.getByRole('link', { name: /^Withdrawn/ }).click();
  await expect(owner.getByRole('article').filter({ hasText: 'Former user' }).first()).toBeVisible();
});

test.describe('a business deletes its account', () => {
  for (const kind of ['venue', 'vendor'] as const)
    test(`${kind}: its page is deleted, and the couple keeps its enquiries`, async ({
      page,
      context,
      browser,
    }) => {
      const name = kind === 'venue' ? 'Chandni Mahal' : 'Chandni Studio';
      const email = `${kind}.${Date.now()}@mail.example`;
      const id = await registerBusiness(page, kind, name, email);
      await logIn(context, kind, email);
      await confirmEmail(context, email);
      const admin = await visitor(browser);
      await logIn(admin.context(), 'admin');
      await ask(
        admin.context().request,
        'mutation D($id: ID!) { decideListing(id: $id, approve: true) { userErrors { message } } }',
        { id },
      );
      await emailTo(email, `${name} is on Mandap`);

      const couple = await visitor(browser);
      await newCouple(couple.context(), `Couple of ${kind}`);
      await sendEnquiry(couple, id);
      await logIn(context, kind, email);
      await open(page, kind === 'venue' ? '/venueProfilePage' : '/vendorProfilePage');
      await deleteAccount(page, 'pending enquiries will be rejected');

      await open(couple, '/userProfilePage?tab=bookings');
      const booking = couple.getByRole('article').filter({ hasText: name });
      await expect(booking).toContainText('Rejected');
      await expect(booking).toContainText('is no longer on Mandap');
      await expect(booking.getByRole('link', { name, exact: true })).toHaveCount(0);
      const response = await couple.goto(kind === 'venue' ? `/venuelist/${id}` : `/vendor/AllVendors/${id}`);
      expect(response?.status()).toBe(404);
    });
});

/** Registers a business as its form does; returns the listing's ID. */
async function registerBusiness(page: Page, kind: 'venue' | 'vendor', name: string, email: string) {
  const common = { businessName: name, city: 'Udaipur', phone: '0294 000 0000', email, password: PASSWORD };
  const query =
    kind === 'venue'
      ? 'mutation R($input: RegisterVenueInput!) { done: registerVenue(input: $input) { listing { id } userErrors { message } } }'
      : 'mutation R($input: RegisterVendorInput!) { done: registerVendor(input: $input) { listing { id } userErrors { message } } }';
  const input =
    kind === 'venue'
      ? { ...common, yourName: 'Asha Rathore' }
      : { ...common, name: 'Asha Rathore', category: 'MEHENDI_ARTIST' };
  const { done } = await ask<{ done: { listing: { id: string } } }>(page.request, query, { input });
  return done.listing.id;
}

async function sendEnquiry(couple: Page, listingId: string): Promise<void> {
  const input = {
    listingId,
    name: 'Tara Menon',
    contact: '0000022222',
    location: 'Udaipur',
    guests: 180,
    date: new Date(Date.now() + 90 * 864e5).toISOString().slice(0, 10),
    address: '4 Lake Road, Udaipur',
    typeOfEvent: 'Wedding',
    message: 'Is the verandah covered?',
  };
  await ask(
    couple.request,
    'mutation S($input: EnquiryInput!) { sendEnquiry(input: $input) { userErrors { message } } }',
    { input },
  );
}

test('the super admin can’t be deleted', async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, '/adminDashboard');
  await expect(setting(page, 'Change password')).toBeEnabled();
  await expect(setting(page, 'Delete account')).toHaveCount(0);
});

test('an admin keeps their profile, and is warned before edits are lost', async ({
  page,
  context,
  browser,
}) => {
  const email = await makeAdmin(browser, 'Kabir Sethi');
  await logIn(context, 'admin', email);
  await open(page, '/adminDashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel('City').fill('Kochi');
  await page.getByRole('navigation').getByRole('link', { name: 'Undeliverable emails' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Contact').fill('123');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Contact must be exactly 10 digits')).toBeVisible();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await page.getByLabel('Contact').fill('0000054399');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile and password saved.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kochi');
  await expect(page.getByRole('main')).toContainText('00000 54399');
  await context.clearCookies();
  await logIn(context, 'admin', email, NEW_PASSWORD);
});

/** Adds an admin as the super admin; returns the email address. */
async function makeAdmin(browser: Browser, name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}.${Date.now()}@mail.example`;
  const maker = await visitor(browser);
  await logIn(maker.context(), 'admin');
  const input = {
    name,
    email,
    contact: '0000054322',
    password: PASSWORD,
    city: 'Pune',
    address: '7 Law Road',
  };
  await ask(
    maker.context().request,
    'mutation R($input: RegisterAdminInput!) { registerAdmin(input: $input) { userErrors { message } } }',
    { input },
  );
  await maker.close();
  return email;
}

test('an admin is added with the form, and gets an email', async ({ page, context }) => {
  const email = `leela.menon.${Date.now()}@mail.example`;
  await logIn(context, 'admin');
  await open(page, '/adminDashboard/admin-management');
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Admin' });
  await dialog.getByRole('button', { name: 'Add Admin' }).click();
  for (const what of ['Name', 'Email', 'Contact', 'Password', 'City', 'Address'])
    await expect(dialog.getByText(`${what} is required`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Leela Menon');
  await dialog.getByLabel('Email').fill('admin@mandap.example');
  await dialog.getByLabel('Contact').fill('0000054322');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Address').fill('7 Law College Road');
  await dialog.getByRole('button', { name: 'Add Admin' }).click();
  await expect(dialog.getByText('This email is already registered')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Add Admin' }).click();
  await expect(page.getByText('Leela Menon is now an admin. Give them their password.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  expect(await emailTo(email)).toContain('Subject: Confirm your email for Mandap');
});

test('an admin is deleted by another; the super admin is not', async ({ page, context, browser }) => {
  const email = await makeAdmin(browser, 'Leela Rao');
  const added = await visitor(browser);
  await logIn(added.context(), 'admin', email);

  await logIn(context, 'admin');
  await open(page, `/adminDashboard/admin-management?q=${email}`);
  await page.getByRole('button', { name: 'Delete Leela Rao' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this admin?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Leela Rao was deleted.')).toBeVisible();
  await expect(page.getByText('No Admin found')).toBeVisible();
  await added.goto('/adminDashboard/admin-management');
  await added.waitForURL((url) => url.pathname === '/login');

  await open(page, '/adminDashboard/admin-management?q=admin@mandap.example');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText("Super Admin can't be deleted!!");
});

test('an admin deletes their own account', async ({ page, context, browser }) => {
  await logIn(context, 'admin', await makeAdmin(browser, 'Omkar Joshi'));
  await open(page, '/adminDashboard');
  await deleteAccount(page, 'Your decisions stay');
});

test('no email is undeliverable', async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, '/adminDashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Undeliverable emails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Undeliverable emails' })).toBeVisible();
  await expect(page.getByText('No undeliverable emails')).toBeVisible();
  await expectAccessible(page);
});
