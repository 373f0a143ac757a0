import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { logIn, type Role } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { ask } from './network';
import { hydrated, open } from './pages';

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

const LISTS = {
  'a venue': '{ found: venues(first: 1, filter: { search: "Jheel Mahal" }) { nodes { id } } }',
  'a vendor': '{ found: vendors(first: 1, filter: { search: "Rang Mehendi" }) { nodes { id } } }',
  'an article': '{ found: blogs(first: 1) { nodes { id } } }',
  'a story': '{ found: realWeddings(first: 1) { nodes { id } } }',
};

/** Returns the path of the first result of a query. */
const pageOf = (folder: string, kind: keyof typeof LISTS) => async (page: Page) => {
  const { found } = await ask<{ found: { nodes: { id: string }[] } }>(page.request, LISTS[kind]);
  return `${folder}/${found.nodes[0]?.id ?? ''}`;
};

const READING: Record<string, string | ((page: Page) => Promise<string>)> = {
  home: '/',
  venues: '/venuelist',
  'venues, filtered': '/venuelist?city=udaipur&guests=300',
  'a venue': pageOf('/venuelist', 'a venue'),
  vendors: '/vendor/AllVendors',
  'a vendor': pageOf('/vendor/MehendiArtist', 'a vendor'),
  categories: '/vendorCategory',
  'a category': '/vendors/category/Transport',
  photos: '/photos',
  blogs: '/blogs',
  'an article': pageOf('/blogs', 'an article'),
  stories: '/realWedding',
  'a story': pageOf('/realWedding', 'a story'),
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
        const { size, runtimeStyles } = await visit(
          page,
          typeof address === 'string' ? address : await address(page),
          true,
        );
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

const OF_ADMINS = ['admin', 'vendor', 'venue', 'user', 'blog', 'real-wedding', 'notification']
  .map((what) => `${what}-management`)
  .concat('overview', 'review-moderation', 'audit-log', 'mail-queue');

/** Returns the path of the conversation about the first booking in a list of the viewer's. */
const conversationIn = (list: 'myBookings' | 'inbox') => async (page: Page) => {
  const { found } = await ask<{ found: { nodes: { id: string }[] } }>(
    page.request,
    `{ found: ${list}(first: 1) { nodes { id } } }`,
  );
  return `/bookings/${found.nodes[0]?.id ?? ''}`;
};

const WORKING: Record<Role | 'visitor', (string | ((page: Page) => Promise<string>))[]> = {
  visitor: [
    '/login',
    '/login/link',
    '/Signup',
    '/forget',
    '/business',
    '/business?tab=venue',
    '/link1',
    '/realWeddings/new',
  ],
  user: [
    ...['bookings', 'wishlist', 'reviews', 'stories', 'api-keys', 'profile'].map(
      (tab) => `/userProfilePage?tab=${tab}`,
    ),
    conversationIn('myBookings'),
  ],
  venue: [
    ...['', '/home', '/details', '/calendar', '/reviews', '/gallery', '/stories'].map(
      (path) => `/venueProfilePage${path}`,
    ),
    '/notification',
    conversationIn('inbox'),
  ],
  vendor: ['', '/business', '/packages', '/calendar', '/reviews', '/portfolio', '/stories'].map(
    (path) => `/vendorProfilePage${path}`,
  ),
  admin: ['/adminDashboard', ...OF_ADMINS.map((path) => `/adminDashboard/${path}`), '/blog/new'],
};

/** Values of MUI's own theme that ours doesn't have. Only components outside of MuiProvider have them. */
const FOREIGN_THEME = /Roboto|rgba\(0, 0, 0, 0\.87\)/;

/** Returns Emotion's rules on a page, which are in the style sheets but not in the text of their elements. */
const emotionRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-emotion]'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );

for (const [role, addresses] of Object.entries(WORKING))
  test(`working pages of ${role} receive at most ${WORKING_MAX_KB} KB of scripts, and have only our theme`, async ({
    context,
  }) => {
    test.slow();
    if (role !== 'visitor') await logIn(context, role as Role);
    for (const address of addresses) {
      const page = await context.newPage();
      const path = typeof address === 'string' ? address : await address(page);
      expect.soft((await visit(page, path)).size, path).toBeLessThanOrEqual(WORKING_MAX_KB);
      const rules = await emotionRules(page);
      expect.soft(rules, path).not.toEqual([]);
      expect
        .soft(
          rules.filter((rule) => FOREIGN_THEME.test(rule)),
          path,
        )
        .toEqual([]);
      await page.close();
    }
  });
