import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_EMAIL, PASSWORD } from './accounts';
import { expect, test } from './fixtures';
import { ask, holdScripts } from './network';
import { hydrated, open } from './pages';
import { visitor } from './visitors';
import { watch } from './watch';
import { SCREENS, type Screen } from './screens';

/** Structured data, of which the test reads only the type. */
interface Typed {
  '@type'?: string | string[];
}

/** Returns details pages and filtered lists. */
async function pagesOfDemo(request: APIRequestContext): Promise<Screen[]> {
  // By name, because other tests create, rank and delete items at the top of the lists.
  const query = `{ venues(first: 1, filter: { search: "Jheel Mahal" }) { nodes { id name } } vendors(first: 1, filter: { search: "Rang Mehendi" }) { nodes { id name } }
       blogs(first: 10) { nodes { id title } } realWeddings(first: 10) { nodes { id title } } }`;
  const answer = (await (await request.get(`/graphql?query=${encodeURIComponent(query)}`)).json()) as {
    data: {
      venues: { nodes: { id: string; name: string }[] };
      vendors: { nodes: { id: string; name: string }[] };
      blogs: { nodes: { id: string; title: string }[] };
      realWeddings: { nodes: { id: string; title: string }[] };
    };
  };
  const [venue] = answer.data.venues.nodes;
  const [vendor] = answer.data.vendors.nodes;
  const blog = answer.data.blogs.nodes.at(-1);
  const story = answer.data.realWeddings.nodes.at(-1);
  if (!venue || !vendor || !blog || !story) throw new Error('the demo is empty');
  return [
    { path: '/venuelist?city=udaipur', heading: 'Wedding venues in Udaipur' },
    { path: `/venuelist/${venue.id}`, heading: venue.name },
    { path: '/vendor/MehendiArtist?city=udaipur', heading: 'Mehendi artists in Udaipur' },
    { path: `/vendor/MehendiArtist/${vendor.id}`, heading: vendor.name },
    { path: `/blogs/${blog.id}`, heading: blog.title },
    { path: `/realWedding/${story.id}`, heading: story.title },
  ];
}

const publicPages = async (request: APIRequestContext): Promise<Screen[]> => [
  ...SCREENS,
  ...(await pagesOfDemo(request)),
];

test('public pages are complete without JavaScript', async ({ browser, request }) => {
  test.setTimeout(90_000);
  const page = await visitor(browser, { javaScriptEnabled: false });
  for (const { path, heading } of await publicPages(request)) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.title()).toContain('Mandap');
    const hidden = await page.locator('meta[name=robots][content*=noindex]').count();
    expect(await page.locator('meta[name=description]').count(), path).toBe(hidden ? 0 : 1);
  }
});

// accessible.spec.ts checks the hydration of the other screens.
test('every page hydrates without repeated requests and without warnings', async ({ page, request }) => {
  const seen = watch(page);
  for (const { path } of await pagesOfDemo(request)) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect([path, seen]).toEqual([path, { problems: [], queries: [] }]);
  }
});

test('missing pages have the status 404', async ({ page, baseURL }) => {
  for (const path of [
    '/nothing',
    '/venuelist/nonsense',
    '/venuelist/00000000-0000-7000-8000-000000000000',
    '/blogs/nonsense',
    // Two slashes start a host name in a URL, but not in a path.
    '//evil.example/',
    '//a:99999/',
  ]) {
    const response = await page.goto(`${baseURL}${path}`);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('visitors’ pages contain no phone number or email address', async ({ request, playwright, baseURL }) => {
  const couple = await playwright.request.newContext({ baseURL });
  await ask(
    couple,
    'mutation In($input: LoginInput!) { login(input: $input) { role userErrors { message } } }',
    {
      input: { email: DEMO_EMAIL.user, password: PASSWORD, role: 'USER' },
    },
  );
  interface Contacts {
    nodes: { contact: { phone: string; email: string } }[];
  }
  const nodes = 'nodes { contact { phone email } }';
  const { venues, vendors } = await ask<Record<'venues' | 'vendors', Contacts>>(
    couple,
    `query { venues(first: 50) { ${nodes} } vendors(first: 50) { ${nodes} } }`,
  );
  const secretsOf = (list: Contacts) => list.nodes.flatMap(({ contact }) => [contact.phone, contact.email]);
  expect(secretsOf(venues).filter(Boolean)).toHaveLength(100);
  expect(secretsOf(vendors)).not.toEqual([]);
  const secrets = [...secretsOf(venues), ...secretsOf(vendors)];
  const pages = (await publicPages(request)).map(({ path }) => path);
  for (const path of [...pages, '/venuelist?sort=rating', '/nothing', '/sitemap.xml']) {
    const html = await (await request.get(path)).text();
    expect([path, secrets.filter((secret) => html.includes(secret))]).toEqual([path, []]);
  }
  await couple.dispose();
});

test('a form submitted before its scripts load waits, and keeps the input', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('couple@mandap.example');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  letThrough();
  await hydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue('couple@mandap.example');
  await page.getByLabel('Password', { exact: true }).fill('Mandap@2026');
  await page.getByLabel('Role').selectOption('user');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/userProfilePage/);
});

test.describe('before its scripts load', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: /dark/i }).first();
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

  test('a page holds a click on a button and performs it once', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/venuelist');
    await toggle(page).click();
    expect(await theme(page)).toBe('light');
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await theme(page)).toBe('dark');
  });

  test('a page drops a held click after a click elsewhere', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/venuelist');
    await toggle(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    letThrough();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await theme(page)).toBe('light');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('pages preload their first picture, in the variant that they show', async ({ page, request }) => {
  for (const { path } of [{ path: '/' }, { path: '/blogs' }, ...(await pagesOfDemo(request))]) {
    const fetched: string[] = [];
    page.on('request', (each) => each.resourceType() === 'image' && fetched.push(each.url()));
    await page.goto(path);
    const first = page.locator('img[fetchpriority=high]').first();
    const preloaded = page.locator('link[rel=preload][as=image]');
    await expect(preloaded, path).toHaveCount(1);
    await expect(preloaded).toHaveAttribute(
      'imagesrcset',
      (await first.locator('xpath=../source[1]').getAttribute('srcset')) ?? '',
    );
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    // Once, although the link and the picture both name it.
    expect(
      fetched.filter((url) => url === shown),
      path,
    ).toHaveLength(1);
    page.removeAllListeners('request');
  }
});

test('the server redirects people without the required role to the login', async ({ request }) => {
  for (const path of [
    '/userProfilePage',
    '/venueProfilePage',
    '/vendorProfilePage',
    '/adminDashboard',
    '/adminDashboard/x',
    '/adminDashboard/venue-management',
    '/VenueProfile/x',
    '/notification',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([
      path,
      302,
      `/login?next=${encodeURIComponent(path)}`,
    ]);
  }
});

test('the colour mode is set before other scripts run', async ({ browser }) => {
  const page = await visitor(browser);
  await open(page, '/venuelist');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => ground()).toBe(dark);
});

test('every visitor gets the same bytes, and only the page’s own inline scripts and styles are allowed', async ({
  request,
}) => {
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  for (const path of ['/venuelist', '/login']) {
    const [first, second] = [await request.get(path), await request.get(path)];
    const html = await first.text();
    expect(await second.text()).toBe(html);
    expect(second.headers().etag).toBe(first.headers().etag);
    const policy = first.headers()['content-security-policy'] ?? '';
    const sourcesOf = (directive: string) =>
      policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';
    expect(html).not.toContain('nonce=');
    for (const directive of ['script-src', 'style-src'])
      expect(sourcesOf(directive)).not.toMatch(/nonce|unsafe-inline/);
    const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, content = '']) => content);
    expect(scripts).toHaveLength(2);
    for (const content of scripts) expect(sourcesOf('script-src')).toContain(hashOf(content));
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, content = '']) => content);
    expect(styles.length > 0).toBe(path === '/login');
    for (const content of styles) expect(sourcesOf('style-src')).toContain(hashOf(content));
  }
});

test('the list is at most 110 KB, and 22 KB compressed', async ({ request }) => {
  const html = await (await request.get('/venuelist')).body();
  expect(html.length).toBeLessThanOrEqual(110_000);
  expect(gzipSync(html).length).toBeLessThanOrEqual(22 * 1024);
});

test('titles, canonical URLs and structured data are correct', async ({ page, request }) => {
  const pages = await pagesOfDemo(request);
  const venuePath = pages.find(({ path }) => path.startsWith('/venuelist/'))?.path ?? '';
  await page.goto(venuePath);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${venuePath}$`));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/media\/[a-f0-9]{32}\/share\.jpg$/,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = data.flatMap((text) => {
    const parsed = JSON.parse(text) as Typed & { '@graph'?: Typed[] };
    return (parsed['@graph'] ?? [parsed]).flatMap((one) => one['@type'] ?? []);
  });
  expect(types).toEqual(expect.arrayContaining(['EventVenue', 'BreadcrumbList', 'FAQPage']));
  expect(data.join('')).not.toMatch(/telephone|email/i);
  await page.goto('/venuelist?city=jaipur&sort=RANK&utm=x');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/venuelist\?city=Jaipur$/);
});

test('the sitemap and robots.txt list the public pages and no others', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /adminDashboard');
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(files.map((file) => file.split('/').at(-1))).toEqual(['pages.xml', 'venues-1.xml', 'vendors-1.xml']);
  const venues = await (await request.get(files[1] ?? '')).text();
  expect([...venues.matchAll(/<loc>/g)].length).toBeGreaterThanOrEqual(219);
  const pages = await (await request.get(files[0] ?? '')).text();
  expect(pages).toContain('/venuelist?city=Udaipur');
  expect(pages).toContain('/vendor/MehendiArtist?city=Udaipur');
});

test('a picture is served in the format and size for a phone’s screen, at most for twice its width', async ({
  browser,
}) => {
  for (const [density, width] of [
    [1, 640],
    [1.75, 640],
    [2, 960],
    [3, 960],
  ]) {
    const page = await visitor(browser, {
      viewport: { width: 412, height: 823 },
      isMobile: true,
      deviceScaleFactor: density,
    });
    await open(page, '/venuelist');
    const source = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
    expect(source, `density ${density}`).toMatch(new RegExp(`/media/[a-f0-9]{32}/${width}\\.(avif|webp)$`));
    await page.context().close();
  }
});

test('one stylesheet serves all pages', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (each) => each.resourceType() === 'stylesheet' && sheets.push(each.url()));
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Venues' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /venues/i })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(new Set(sheets).size).toBe(1);
});

test('prices are drawn by our font, and their sign brings no letters that the page lacks', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(new URL(response.url()).pathname);
  });
  await open(page, '/venuelist?q=Jheel+Mahal');
  const price = page.getByRole('article').filter({ hasText: 'Jheel Mahal' }).first().getByText('₹').first();
  await expect(price).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toContainEqual(expect.stringContaining('figtree-rupee'));
  expect(fonts).not.toContainEqual(expect.stringContaining('figtree-latin-ext'));

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  await price.evaluate((element) => element.setAttribute('data-price', ''));
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-price]',
  });
  const used = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(used.fonts).toEqual([
    expect.objectContaining({ familyName: expect.stringContaining('Figtree'), isCustomFont: true }),
  ]);
});
