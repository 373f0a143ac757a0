import { logIn, PASSWORD } from './accounts';
import { confirmEmail } from './emails';
import { expect, test, type Page } from './fixtures';
import { ask } from './network';
import { open } from './pages';
import { visitor } from './visitors';

const address = (name: string) => `${name}.${Date.now()}@mail.example`;

async function fillVendor(page: Page, email: string, business: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Farida Chhipa');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Contact Number').fill('0294 000 0000');
  await page.getByLabel('City').fill('uDAIPUR');
  await page.getByLabel('Type of Business').selectOption('Mehendi Artist');
  await page.getByLabel('Business Name').fill(business);
}

/** Returns the leads in the admins' list. */
async function leads(page: Page): Promise<object[]> {
  await logIn(page.context(), 'admin');
  const { enquiries } = await ask<{ enquiries: { nodes: object[] } }>(
    page.request,
    '{ enquiries(first: 50) { nodes { name contact location typeOfEvent message comments } } }',
  );
  return enquiries.nodes;
}

test('a vendor registers, logs in, confirms the address, and the admins get a lead', async ({ page }) => {
  const email = address('farida');
  await open(page, '/login');
  await page.getByRole('link', { name: 'Register your business' }).click();
  await page.waitForURL('/business');
  await expect(page.getByRole('link', { name: 'Vendor Registration' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await fillVendor(page, email, 'Henna by Farida');
  await page.getByRole('button', { name: 'Register Vendor' }).click();
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
  await expect(page.getByText('You Have Successfully Registered')).toBeVisible();
  await page.waitForURL('/login');
  await logIn(page.context(), 'vendor', email);
  await confirmEmail(page.context(), email);
  expect(await leads(page)).toContainEqual({
    name: 'Farida Chhipa',
    contact: '0294 000 0000',
    location: 'Udaipur',
    typeOfEvent: 'Vendor Registration',
    message: 'New vendor registration: Henna by Farida',
    comments: null,
  });
});

test('a venue registers with its comments', async ({ page }) => {
  const email = address('kumud');
  await open(page, '/business');
  await page.getByRole('link', { name: 'Venue Registration' }).click();
  await page.waitForURL('/business?tab=venue');
  // The URL changes before the form does, and both forms have these fields.
  await expect(page.getByRole('button', { name: 'Register Venue' })).toBeVisible();
  await page.getByLabel('Business Name').fill('Neem Bagh');
  await page.getByLabel('City').fill('jodhpur');
  await page.getByLabel('Your Name').fill('Kumud Ranawat');
  await page.getByLabel('Contact', { exact: true }).fill('+91 291 000 0000');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Comments/).fill('Two lawns and a well');
  await page.getByRole('button', { name: 'Register Venue' }).click();
  await expect(page.getByText('Successfully Registered', { exact: true })).toBeVisible();
  await page.waitForURL('/login');
  expect(await leads(page)).toContainEqual({
    name: 'Kumud Ranawat',
    contact: '+91 291 000 0000',
    location: 'Jodhpur',
    typeOfEvent: 'Venue Registration',
    message: 'New venue registration: Neem Bagh',
    comments: 'Two lawns and a well',
  });
});

test('vendor registration messages', async ({ page }) => {
  await open(page, '/auth/businessRegistration/VendorRegistrationForm');
  await page.getByRole('button', { name: 'Register Vendor' }).click();
  for (const text of [
    'Please enter your name!',
    'Please enter your email!',
    'Please enter your password!',
    'Please enter your phone number!',
    'Please enter your city!',
    'Please enter your business type!',
    'Please enter your business name!',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('farida');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Register Vendor' }).click();
  await expect(page.getByText('Invalid email!')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('venue registration messages', async ({ page }) => {
  await open(page, '/auth/businessRegistration/VenueRegistrationForm');
  await page.getByRole('button', { name: 'Register Venue' }).click();
  for (const text of [
    'Business name is required',
    'City name is required',
    'Your name is required',
    'Contact number is required',
    'Email is required',
    'Password is required',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('kumud');
  await page.getByRole('button', { name: 'Register Venue' }).click();
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible();
});

test('a registered address is reported at its field and in a toast; the input stays', async ({ page }) => {
  await open(page, '/business');
  await fillVendor(page, 'vendor@mandap.example', 'Henna again');
  await page.getByRole('button', { name: 'Register Vendor' }).click();
  await expect(page.getByText('This email is already registered')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Business Name')).toHaveValue('Henna again');

  await page.getByRole('link', { name: 'Venue Registration' }).click();
  // Both forms have fields of the same names.
  await expect(page.getByRole('button', { name: 'Register Venue' })).toBeVisible();
  await page.getByLabel('Business Name').fill('Neem Bagh');
  await page.getByLabel('City').fill('Jodhpur');
  await page.getByLabel('Your Name').fill('Kumud Ranawat');
  await page.getByLabel('Contact', { exact: true }).fill('0291');
  await page.getByLabel('Email').fill('venue@mandap.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register Venue' }).click();
  await expect(page.getByText('Registration failed')).toBeVisible();
});

test('without a connection, the form shows an error and keeps the input', async ({ browser }) => {
  const page = await visitor(browser);
  await open(page, '/business');
  await fillVendor(page, address('offline'), 'Henna offline');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Register Vendor' }).click();
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expect(page.getByText('We could not reach Mandap.')).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveValue('Henna offline');
});

test('the password can be shown, cities are suggested, and Back is one step', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('link', { name: 'Register your business' }).click();
  await page.waitForURL('/business');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('combobox', { name: 'City' }).fill('uda');
  await page.getByRole('option', { name: 'Udaipur' }).click();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Udaipur');
  // Switching tabs adds no history entries.
  await page.getByRole('link', { name: 'Venue Registration' }).click();
  await page.waitForURL('/business?tab=venue');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('/login');
});

test('Back leads home if this was the first page', async ({ page }) => {
  await open(page, '/list-service');
  await expect(page).toHaveURL('/business');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('/');
});
