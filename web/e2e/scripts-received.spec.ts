import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { matchRoutes } from 'react-router-dom';
import { logIn, newCouple, type Role } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { ask } from './network';
import { hydrated, open } from './pages';
import { dismissWelcome, visitor } from './visitors';
import { writeStory } from './writeStory';

/** Compressed size of the scripts that a browser receives until five seconds after the page has loaded. */

const KB = 1024;
const READING_MAX_KB = 200;
const WORKING_MAX_KB = 330;

/** Strings that occur only in the code of MUI and Emotion. */
const RUNTIME_STYLES = /data-emotion|\bMui(?:Dialog|Modal|Button|Paper|Theme)/;

interface Received {
  /** Total size of the scripts, in kilobytes. */
  size: number;
  /** Scripts with code of MUI or Emotion. */
  runtimeStyles: string[];
}

/** Collects the scripts that a page receives from now on. */
function collectScripts(page: Page): () => Promise<Received> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  return async () => {
    const bodies = await Promise.all(
      [...scripts].map(async ([url, response]) => [new URL(url).pathname, await response.body()] as const),
    );
    return {
      size: bodies.reduce((sum, [, body]) => sum + gzipSync(body, { level: 9 }).length, 0) / KB,
      runtimeStyles: bodies.filter(([, body]) => RUNTIME_STYLES.test(body.toString())).map(([path]) => path),
    };
  };
}

/** Opens a page and waits five seconds. */
async function visit(page: Page, path: string, popUp = false): Promise<Received> {
  const received = collectScripts(page);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5000);
  if (popUp) await expect(page.getByRole('dialog', { name: 'Welcome to Mandap' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { size, runtimeStyles } = await received();
  test.info().annotations.push({ type: 'scripts', description: `${path}: ${size.toFixed(1)} KB` });
  return { size, runtimeStyles };
}

/** A path, with `:id` if it has to be found first. */
type Address = string | { path: string; id: (page: Page) => Promise<string> };

const addressOf = (address: Address) => (typeof address === 'string' ? address : address.path);

const pathOf = async (address: Address, page: Page) =>
  typeof address === 'string' ? address : address.path.replace(':id', await address.id(page));

/** An address with the ID of the first result of a query. */
const first = (route: string, query: string): Address => ({
  path: route,
  id: async (page) => {
    const { found } = await ask<{ found: { nodes: { id: string }[] } }>(
      page.request,
      `{ found: ${query} { nodes { id } } }`,
    );
    expect(found.nodes, route).not.toEqual([]);
    return found.nodes[0]?.id ?? '';
  },
});

const READING: Record<string, Address> = {
  home: '/',
  venues: '/venuelist',
  'venues, filtered': '/venuelist?city=udaipur&guests=300',
  'a venue': first('/venuelist/:id', 'venues(first: 1, filter: { search: "Jheel Mahal" })'),
  vendors: '/vendor/AllVendors',
  'a vendor': first('/vendor/MehendiArtist/:id', 'vendors(first: 1, filter: { search: "Rang Mehendi" })'),
  categories: '/vendorCategory',
  'a category': '/vendors/category/Transport',
  photos: '/photos',
  blogs: '/blogs',
  'an article': first('/blogs/:id', 'blogs(first: 1)'),
  stories: '/realWedding',
  'a story': first('/realWedding/:id', 'realWeddings(first: 1)'),
  about: '/aboutus1',
  privacy: '/privacy',
  terms: '/terms',
  'a missing page': '/nothing',
};

test.describe('reading pages', () => {
  // The timed pop-up appears within the five seconds, and counts.
  test.use({ welcome: true });

  for (const width of [360, 1440])
    test(`receive at most ${READING_MAX_KB} KB of scripts, and no runtime styling, ${width} px`, async ({
      browser,
    }) => {
      test.slow();
      for (const [name, address] of Object.entries(READING)) {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        const { size, runtimeStyles } = await visit(page, await pathOf(address, page), true);
        expect.soft(runtimeStyles, name).toEqual([]);
        expect.soft(size, name).toBeLessThanOrEqual(READING_MAX_KB);
        await context.close();
      }
    });
});

test('load MUI when a dialog opens', async ({ page, context }) => {
  await logIn(context, 'user');
  await open(page, `/venuelist/${await venueId(page.request, 'Jheel Mahal')}`);
  const received = collectScripts(page);
  await page.getByRole('button', { name: 'Write a Review' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await received()).runtimeStyles).not.toEqual([]);
});

/** Each page's routes, as the router lists them: `at('/bookings/:id', 'booking/BookingPage', …)`. */
const ROUTES = [
  ...readFileSync(path.resolve(import.meta.dirname, '../src/app/router.tsx'), 'utf8').matchAll(
    /\bat\(\s*'([^']+)',\s*'([^']+)'(?:, (\w+))?/g,
  ),
].map(([, route = '', file = '', options]) => ({ path: route, file, options }));

const OF_ADMINS = ROUTES.filter(
  ({ path: route, options }) => options === 'ADMIN' && !route.includes(':'),
).map(({ path: route }) => route);

/** The conversation about the first booking in a list of the viewer's. */
const conversationIn = (list: 'myBookings' | 'inbox') => first('/bookings/:id', `${list}(first: 1)`);

/** The latest quote of the couple. */
const quote: Address = {
  path: '/bookings/:id/quote',
  id: async (page) => {
    const { myBookings } = await ask<{ myBookings: { nodes: { id: string; quotes: unknown[] }[] } }>(
      page.request,
      '{ myBookings(first: 50) { nodes { id quotes { version } } } }',
    );
    const quoted = myBookings.nodes.find(({ quotes }) => quotes.length > 0);
    expect(quoted).toBeDefined();
    return quoted?.id ?? '';
  },
};

const WORKING: Record<Role | 'visitor', Address[]> = {
  visitor: [
    '/login',
    '/login/link',
    '/login/confirm',
    '/Signup',
    '/forget',
    '/business',
    '/business?tab=venue',
    '/link1',
    '/unsubscribe',
    '/realWeddings/new',
  ],
  user: [
    ...['bookings', 'wishlist', 'reviews', 'stories', 'api-keys', 'profile'].map(
      (tab) => `/userProfilePage?tab=${tab}`,
    ),
    '/confirm-email',
    '/email-preferences',
    conversationIn('myBookings'),
    quote,
  ],
  venue: [
    ...['', '/home', '/details', '/calendar', '/reviews', '/gallery', '/stories'].map(
      (page) => `/venueProfilePage${page}`,
    ),
    '/notification',
    conversationIn('inbox'),
  ],
  vendor: ['', '/home', '/business', '/packages', '/calendar', '/reviews', '/portfolio', '/stories'].map(
    (page) => `/vendorProfilePage${page}`,
  ),
  admin: [
    ...OF_ADMINS,
    '/adminDashboard/nothing',
    first('/UserProfile/:id', 'managedUsers(first: 1)'),
    first('/VendorProfile/:id', 'managedVendors(first: 1)'),
    first('/VenueProfile/:id', 'managedVenues(first: 1)'),
    first('/blog/:id', 'managedBlogs(first: 1)'),
    first('/realWeddings/:id', 'managedRealWeddings(first: 1)'),
  ],
};

/** Pages for developers may receive more, and a rejected story is measured below. */
const NOT_LISTED = [
  'real-wedding/ResubmitRealWeddingPage',
  ...['developers/DevelopersPage', 'developers/RestPage', 'developers/ExplorerPage'],
];

test('each page is measured', () => {
  const measured = new Set(
    [...Object.values(READING), ...Object.values(WORKING).flat()].map(
      (address) => matchRoutes(ROUTES, addressOf(address))?.at(-1)?.route.file,
    ),
  );
  const files = new Set(ROUTES.map(({ file }) => file));
  expect([...files].filter((file) => !measured.has(file))).toEqual(NOT_LISTED);
});

/** Pages that are open at a time: while one waits for its network, another one runs. */
const AT_ONCE = 3;

/** Values of MUI's own theme that ours doesn't have. Only components outside of MuiProvider have them. */
const FOREIGN_THEME = /Roboto|rgba\(0, 0, 0, 0\.87\)/;

/** Returns Emotion's rules on a page, which are in the style sheets but not in the text of their elements. */
const emotionRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-emotion]'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );

/** Expects MUI on the page, and our theme alone. */
async function expectOurTheme(page: Page): Promise<void> {
  const rules = await emotionRules(page);
  expect.soft(rules, page.url()).not.toEqual([]);
  const foreign = rules.filter((rule) => FOREIGN_THEME.test(rule));
  expect.soft(foreign, page.url()).toEqual([]);
}

for (const [role, addresses] of Object.entries(WORKING))
  test(`working pages of ${role} receive at most ${WORKING_MAX_KB} KB of scripts, and have only our theme`, async ({
    browser,
    context,
  }) => {
    test.slow();
    if (role !== 'visitor') await logIn(context, role as Role);
    const storageState = await context.storageState();
    const measure = async (address: Address) => {
      // Pages of one context share their clock.
      const own = await browser.newContext({ storageState });
      await dismissWelcome(own);
      const page = await own.newPage();
      const name = addressOf(address);
      expect
        .soft((await visit(page, await pathOf(address, page))).size, name)
        .toBeLessThanOrEqual(WORKING_MAX_KB);
      await expectOurTheme(page);
      await own.close();
    };
    const waiting = [...addresses];
    const measureNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await measure(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  });

test(`the form of a rejected story receives at most ${WORKING_MAX_KB} KB of scripts, and has only our theme`, async ({
  page,
  context,
  browser,
}) => {
  await newCouple(context, 'Nirmala Sahu');
  const id = await writeStory(page, 'Rain at the lake');
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  await ask(
    admin.request,
    'mutation D($id: ID!) { decideRealWedding(id: $id, publish: false, reason: "The photos show another couple.") { userErrors { message } } }',
    { id },
  );
  expect((await visit(page, `/realWedding/${id}/edit`)).size).toBeLessThanOrEqual(WORKING_MAX_KB);
  await expect(page.getByRole('button', { name: 'Resubmit' })).toBeVisible();
  await expectOurTheme(page);
  await open(page, `/realWedding/${crypto.randomUUID()}/edit`);
  await expect(page.getByRole('link', { name: 'Your stories' })).toBeVisible();
  await expectOurTheme(page);
});
