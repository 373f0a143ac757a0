import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { ask } from './network';
import { hydrated } from './pages';
import { visitor } from './visitors';

export const PASSWORD = 'Mandap@2026';
export type Role = 'user' | 'venue' | 'vendor' | 'admin';

export const DEMO_EMAIL: Record<Role, string> = {
  user: 'couple@mandap.example',
  venue: 'venue@mandap.example',
  vendor: 'vendor@mandap.example',
  admin: 'admin@mandap.example',
};

/** Logs a context in by the API, as the login form would. */
export async function logIn(
  context: BrowserContext,
  role: Role,
  email = DEMO_EMAIL[role],
  password = PASSWORD,
) {
  const response = await context.request.post('/graphql', {
    data: {
      query: 'mutation In($input: LoginInput!) { login(input: $input) { role userErrors { message } } }',
      variables: { input: { email, password, role: role.toUpperCase() } },
    },
  });
  const { data } = (await response.json()) as { data: { login: { role: string | null } } };
  expect(data.login.role).toBe(role.toUpperCase());
}

/** Registers a couple for a test and logs it in. Returns the email address. */
export async function newCouple(context: BrowserContext, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@mail.example`;
  const input = { fullName: name, email, password: PASSWORD, phone: '0000022222' };
  await ask(
    context.request,
    'mutation Register($input: RegisterUserInput!) { registerUser(input: $input) { userErrors { message } } }',
    { input },
  );
  await logIn(context, 'user', email);
  return email;
}

/** Registers a business for a test, has it approved by an admin, and logs it in. */
export async function newBusiness(
  browser: Browser,
  context: BrowserContext,
  role: 'venue' | 'vendor',
  businessName: string,
  city = 'Udaipur',
): Promise<{ id: string; email: string }> {
  const email = `${role}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`;
  const common = { email, password: PASSWORD, phone: '0294 000 0000', city, businessName };
  const vendor = role === 'vendor';
  const { registered } = await ask<{ registered: { listing: { id: string } } }>(
    context.request,
    vendor
      ? 'mutation R($input: RegisterVendorInput!) { registered: registerVendor(input: $input) { listing { id } userErrors { message } } }'
      : 'mutation R($input: RegisterVenueInput!) { registered: registerVenue(input: $input) { listing { id } userErrors { message } } }',
    {
      input: vendor
        ? { ...common, name: 'Farida Chhipa', category: 'MEHENDI_ARTIST' }
        : { ...common, yourName: 'Kumud Ranawat' },
    },
  );
  const { id } = registered.listing;
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  await ask(
    admin.request,
    'mutation D($id: ID!) { decideListing(id: $id, approve: true) { userErrors { message } } }',
    { id },
  );
  await admin.context().close();
  await logIn(context, role, email);
  return { id, email };
}

/** Fills in and submits the login form. */
export async function logInByForm(page: Page, role: Role, email = DEMO_EMAIL[role], password = PASSWORD) {
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('button', { name: 'Login' }).click();
}
