// `npm run screenshots` takes the README's pictures (docs/screenshots). With a folder given, it takes every screen
// at three widths, light and dark, into that folder instead: `npm run screenshots -- /tmp/looks`; a pattern after it
// takes only screens whose names match: `npm run screenshots -- /tmp/looks login`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { screensOf } from './screens.mjs';
import { serve } from './serve.mjs';

const SIZES = {
  360: { width: 360, height: 740 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
};
const MODES = ['light', 'dark'];
const PASSWORD = 'Mandap@2026';

const [folder, pattern = ''] = process.argv.slice(2);
const app = await serve('screenshots', 4330);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  const paths = await pages();
  if (folder) await everyScreen(paths, folder, new RegExp(pattern));
  else await readmePictures(paths, path.resolve(import.meta.dirname, '../../docs/screenshots'));
} finally {
  await browser.close();
  await app.stop();
}

/** URLs that depend on the demo: its best-known venue, one without an enquiry from its couple, and an article. */
async function pages() {
  const query = `{
    venue: venues(filter: { search: "Jheel Mahal" }, first: 1) { nodes { id } }
    fresh: venues(filter: { search: "Raat Rani Rooftop" }, first: 1) { nodes { id } }
    vendor: vendors(filter: { search: "Rang Mehendi" }, first: 1) { nodes { id } }
    blogs(first: 1) { nodes { id } }
    realWeddings(first: 1) { nodes { id } }
  }`;
  const { data } = await (await fetch(`${app.origin}/graphql?query=${encodeURIComponent(query)}`)).json();
  return {
    venue: `/venuelist/${data.venue.nodes[0].id}`,
    fresh: `/venuelist/${data.fresh.nodes[0].id}`,
    blog: `/blogs/${data.blogs.nodes[0].id}`,
    venueId: data.venue.nodes[0].id,
    vendorId: data.vendor.nodes[0].id,
    blogId: data.blogs.nodes[0].id,
    storyId: data.realWeddings.nodes[0].id,
  };
}

async function readmePictures({ venue, fresh }, into) {
  await mkdir(into, { recursive: true });
  const shoot = async (name, width, who, address, prepare = async () => {}) => {
    const page = await open(who, width, 'light', address);
    await prepare(page);
    await settled(page);
    await writeFile(path.join(into, `${name}.webp`), await webp(page));
    await page.context().close();
  };
  await shoot('venues', 1440, undefined, '/venuelist?city=Udaipur');
  await shoot('venue', 1440, undefined, venue);
  await shoot('enquiry', 1440, 'user', fresh, async (page) => {
    await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
    await page.getByRole('dialog').waitFor();
  });
  await shoot('inbox', 1440, 'venue', '/notification');
  await shoot('phone', 360, undefined, '/');
}

async function everyScreen(demo, into, wanted) {
  await mkdir(into, { recursive: true });
  for (const width of Object.keys(SIZES))
    for (const mode of MODES)
      for (const [who, screens] of Object.entries(screensOf(demo))) {
        const context = await contextOf(who === 'visitor' ? undefined : who, Number(width), mode);
        for (const [name, address, prepare] of screens.filter(([each]) => wanted.test(each))) {
          const page = await context.newPage();
          try {
            await page.goto(address);
            await settled(page);
            await wholeHeight(page);
            if (prepare) {
              await prepare(page);
              await settled(page);
            }
            // A dialog fills the window, not the page.
            const dialog = (await page.locator('[role$="dialog"], dialog[open]').count()) > 0;
            await page.screenshot({
              path: path.join(into, `${name}-${width}-${mode}.png`),
              fullPage: !dialog,
            });
          } catch (error) {
            console.error(`${name}, ${width}, ${mode}: ${error.message.split('\n')[0]}`);
          }
          await page.close();
        }
        await context.close();
      }
}

/** Opens a page and waits for its pictures. */
async function open(who, width, mode, address) {
  const page = await (await contextOf(who, width, mode)).newPage();
  await page.goto(address);
  await settled(page);
  return page;
}

/** Opens a browser context for a role. */
async function contextOf(who, width, mode) {
  const context = await browser.newContext({
    baseURL: app.origin,
    viewport: SIZES[width],
    deviceScaleFactor: folder ? 1 : width === 360 ? 2 : 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('mandap-mode', chosen);
    // Keeps the timed pop-up closed, which would cover every page.
    localStorage.setItem('mandap-welcome', 'sent');
  }, mode);
  context.setDefaultTimeout(10_000);
  if (who) await logIn(context, who);
  return context;
}

async function logIn(context, role) {
  const email =
    { user: 'couple', venue: 'venue', vendor: 'vendor', admin: 'admin' }[role] + '@mandap.example';
  const query = 'mutation In($input: LoginInput!) { login(input: $input) { role } }';
  const variables = { input: { email, password: PASSWORD, role: role.toUpperCase() } };
  await context.request.post('/graphql', { data: { query, variables } });
}

/** Scrolls through the page and back, so that lazy pictures load. */
async function wholeHeight(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await settled(page);
}

/** Waits until the network is idle, the page is hydrated, and the loaded pictures are decoded. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => 0)),
    ),
  );
}

/** Playwright supports PNG and JPEG only, but the browser can encode WebP. */
async function webp(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  return Buffer.from(data, 'base64');
}
