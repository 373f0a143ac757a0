import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import axe, { type RunOptions } from 'axe-core';
import {
  expect,
  test as base,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { DATA_DIR } from './dataDir';

export const PASSWORD = 'Mandap@2026';
export type Role = 'user' | 'venue' | 'vendor' | 'admin';

export const DEMO_EMAIL: Record<Role, string> = {
  user: 'couple@mandap.example',
  venue: 'venue@mandap.example',
  vendor: 'vendor@mandap.example',
  admin: 'admin@mandap.example',
};

/** Every context sends its own IP address, so that tests don't share rate limits. */
const someAddress = () =>
  `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${1 + Math.floor(Math.random() * 250)}`;

/** Opens a browser context with its own cookies, storage and IP address. */
export async function visitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  await dismissWelcome(context);
  return context.newPage();
}

/** Marks the timed pop-up as closed, because most tests don't concern it. */
const dismissWelcome = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The initial empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('mandap-welcome', 'sent');
  });

/**
 * Makes pages that the context opens from now on believe that their tab is hidden, so that they don't poll: they show
 * the same content until they are used or reloaded.
 */
export const withoutPolling = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));

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

/** Sends a request to the GraphQL API. A failed field fails the test. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown[] };
  expect(errors).toBeUndefined();
  return data;
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
      ? 'mutation R($input: RegisterVendorInput!) { registered: registerVendor(input: $input) { listing { id } } }'
      : 'mutation R($input: RegisterVenueInput!) { registered: registerVenue(input: $input) { listing { id } } }',
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

/** Returns the ID of the demo venue with this name. */
export async function venueId(request: APIRequestContext, name: string): Promise<string> {
  const { venues } = await ask<{ venues: { nodes: { id: string }[] } }>(
    request,
    'query Find($search: String!) { venues(first: 1, filter: { search: $search }) { nodes { id } } }',
    { search: name },
  );
  const [venue] = venues.nodes;
  if (!venue) throw new Error(`The demo has no venue named ${name}`);
  return venue.id;
}

/** Types a day (YYYY-MM-DD) into a date field; '' empties it. */
export const fillDate = (within: Page | Locator, day: string, label = 'Date'): Promise<void> =>
  within.getByLabel(label, { exact: true }).fill(day);

/** Returns the date in this many days, as in a date field. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);

/** Sends an enquiry of the logged-in account to a venue for a date in `days` days. */
export async function enquire(
  context: BrowserContext,
  venue: string,
  days: number,
  overrides: { name?: string; message?: string } = {},
): Promise<void> {
  await enquireAt(context, await venueId(context.request, venue), days, overrides);
}

/** Sends an enquiry to a listing by its ID. Returns the booking. */
export async function enquireAt(
  context: BrowserContext,
  listingId: string,
  days: number,
  overrides: { name?: string; message?: string } = {},
): Promise<{ id: string; code: string }> {
  const input = {
    listingId,
    name: 'Tara Menon',
    contact: '0000022222',
    location: 'Udaipur',
    guests: 180,
    date: inDays(days),
    address: '4 Lake Road, Udaipur',
    typeOfEvent: 'Wedding',
    message: 'Is the verandah covered?',
    ...overrides,
  };
  const { sendEnquiry } = await ask<{
    sendEnquiry: { booking: { id: string; code: string }; userErrors: unknown[] };
  }>(
    context.request,
    'mutation Send($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id code } userErrors { message } } }',
    { input },
  );
  expect(sendEnquiry.userErrors).toEqual([]);
  return sendEnquiry.booking;
}

/** Delays the page's GraphQL requests until the returned function is called. */
export async function holdQueries(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Makes the page's GraphQL requests with this text fail until the returned function is called. */
export async function failQueries(page: Page, text: string): Promise<() => Promise<void>> {
  const errors = [{ message: 'We are busy', extensions: { code: 'UNAVAILABLE' } }];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(text) ? route.fulfill({ json: { errors } }) : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}

/** Waits for the response to the page's next operation of this name. Optimistic updates show before it arrives. */
export const answerTo = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => Boolean(response.request().postData()?.includes(operation)));

/** Limits the page's uploads to this many bytes per second from now on. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Returns the built script of a module that is loaded on its own, such as a page: `assets/abc1234.js`. */
export async function scriptOf(source: string): Promise<string> {
  const manifest = path.join(import.meta.dirname, '../dist/client/.vite/manifest.json');
  const { [source]: chunk } = JSON.parse(await readFile(manifest, 'utf8')) as Record<
    string,
    { file: string }
  >;
  if (!chunk) throw new Error(`${source} is no script of its own`);
  return chunk.file;
}

/** Waits for the newest email to an address, with this subject if one is given. The server writes emails to files. */
export async function emailTo(address: string, subject = ''): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const folder = path.join(DATA_DIR, 'mail');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
      for (const file of files.sort().reverse()) {
        const mail = await readFile(path.join(folder, file), 'utf8');
        if (mail.includes(`To: ${address}`) && mail.includes(`Subject: ${subject}`)) return (found = mail);
      }
      return '';
    })
    .not.toBe('');
  return found;
}

/** Returns the six-digit code in an email. */
export function codeIn(mail: string): string {
  const [code] = /^\d{6}$/m.exec(mail.replaceAll('\r', '')) ?? [];
  if (!code) throw new Error('there is no code in this email');
  return code;
}

/** Confirms the address of a new account, which receives emails from then on. Its session is that of the context. */
export async function confirmEmail({ request }: BrowserContext, address: string): Promise<void> {
  const code = codeIn(await emailTo(address, 'Confirm your email for Mandap'));
  const { confirmEmail: done } = await ask<{ confirmEmail: { userErrors: object[] } }>(
    request,
    'mutation C($code: String!) { confirmEmail(code: $code) { userErrors { message } } }',
    { code },
  );
  expect(done.userErrors).toEqual([]);
}

/** Violations by a page: errors in the console, requests to other hosts. */
interface Watch {
  problems: string[];
  /** GraphQL requests that the browser made. */
  queries: string[];
}

/** Failed logins and missing pages are logged by the browser itself; they aren't errors of the page. */
const EXPECTED = /Failed to load resource: the server responded with a status of (4\d\d)/;

export function watch(page: Page): Watch {
  const seen: Watch = { problems: [], queries: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname.startsWith('/assets/'))
      seen.problems.push(`no such file: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (
      origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin &&
      /^http/.test(origin)
    )
      seen.problems.push(`request to another host: ${request.url()}`);
    // Beacons record views, and fetch nothing.
    if (pathname === '/graphql' && request.resourceType() !== 'ping')
      seen.queries.push(request.postData() ?? request.url());
  });
  return seen;
}

/** All of WCAG 2.2 AA and axe's best practices, except rules that third-party parts of the page violate. */
export const expectAccessible = (page: Page, without: string[] = []): Promise<void> =>
  expectNoViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** The rules among these that depend on colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
  });

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // Half a megabyte of script: loaded only once into a page that is checked several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (run) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(document, run);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // Passed checks aren't listed: for a long page, that takes longer than the checks.
    { ...options, resultTypes: ['violations' as const] },
  );
  // A test of several pages reports each of them.
  expect.soft(violations, page.url()).toEqual([]);
}

/** Waits until the page is hydrated, so that no click is lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(rootIsAlive);
}

/** Whether the page is hydrated. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(rootIsAlive);

function rootIsAlive(): boolean {
  const root = document.getElementById('root')?.firstElementChild;
  return root !== null && root !== undefined && Object.keys(root).some((key) => key.startsWith('__react'));
}

/** On phones, closing a dialog goes back in the history, which would abort a navigation that begins meanwhile. */
async function leftOverlay(page: Page): Promise<void> {
  if (await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible()) return;
  await page.waitForFunction(() => !(history.state as { overlay?: true } | null)?.overlay);
}

/** Opens a URL and waits until the page is usable. */
export async function open(page: Page, path: string): Promise<void> {
  await leftOverlay(page);
  await page.goto(path);
  await hydrated(page);
}

/** Reloads the page and waits until it is usable. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Monitors the default page of each test; violations fail the test. */
export const test = base.extend<{ page: Page; welcome: boolean; ownWindows: void }>({
  /** Closes the contexts that a test opened, so that they don't take CPU time from later tests. */
  ownWindows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  /** Whether the timed pop-up opens. */
  welcome: [false, { option: true }],
  context: async ({ context, welcome }, use) => {
    if (!welcome) await dismissWelcome(context);
    await use(context);
  },
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  page: async ({ page }, use) => {
    const seen = watch(page);
    await use(page);
    expect(seen.problems).toEqual([]);
  },
});

/** Closes a dialog with unsaved changes, and returns to it when it asks. */
export async function closeAndKeepEditing(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const question = dialog.page().getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** Declares the tests once for a phone and once for a desktop. */
export function onPhoneAndDesktop(declare: (phone: boolean) => void): void {
  test.describe('360 px', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
    declare(true);
  });
  test.describe('1440 px', () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    declare(false);
  });
}

export { expect, type Page };
