// `npm run bench:inp`: how long presses of a couple take to show on a CPU slowed down four times, median of five.
import { chromium } from '@playwright/test';
import { expectAtMost } from '../../scripts/targets.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const RUNS = Number(process.env.INP_RUNS ?? 5);
const SLOWDOWN = 4;
const TARGET_MS = 150;
/** Event timings are rounded to 8 ms, and shorter ones aren't reported. */
const MIN_MS = 16;
const COUPLE = { email: 'couple@mandap.example', password: 'Mandap@2026', role: 'USER' };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One press per kind: the page, and how it is pressed. */
const PRESSES = {
  'Apply filters': ['/venuelist', (page) => page.getByRole('button', { name: 'Apply' }).click()],
  sort: ['/venuelist', (page) => page.getByLabel('Sort by').press('ArrowDown')],
  wishlist: ['/venuelist', (page) => page.locator('article button[aria-pressed]').first().click()],
  'open the enquiry': ['venue', (page) => page.getByRole('button', { name: 'Send Enquiry' }).first().click()],
};

async function query(context, origin, document, variables) {
  const response = await context.request.post(`${origin}/graphql`, { data: { query: document, variables } });
  return (await response.json()).data;
}

/** Records the longest event of the page. */
function observe(minimum) {
  window.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longestEvent = Math.max(window.longestEvent, duration);
  }).observe({ type: 'event', durationThreshold: minimum, buffered: true });
}

/** Presses once in a new page. Returns the time until the next paint, in milliseconds. */
async function measure(context, address, press) {
  const page = await context.newPage();
  await page.addInitScript(observe, MIN_MS);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await press(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const longest = await page.evaluate(() => window.longestEvent);
  await page.close();
  return longest;
}

// INP_ORIGINS compares running servers, alternately: old=http://…,new=http://…
const running = process.env.INP_ORIGINS?.split(',').map((each) => each.split('='));
const app = running ? undefined : await serve('inp', 4321);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  console.log(
    `Time from press to paint at ${SLOWDOWN}× CPU slowdown in ms: median of ${RUNS}, smallest, largest`,
  );
  const servers = await Promise.all(
    (running ?? [['', app.origin]]).map(async ([name, origin]) => {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      await query(context, origin, 'mutation Login($input: LoginInput!) { login(input: $input) { role } }', {
        input: COUPLE,
      });
      const { venues } = await query(context, origin, '{ venues(first: 1) { nodes { id } } }');
      return { name, origin, context, venue: venues.nodes[0]?.id };
    }),
  );
  for (const [name, [path, press]] of Object.entries(PRESSES)) {
    const times = servers.map(() => []);
    for (let run = 0; run < RUNS; run++)
      for (const [index, { origin, context, venue }] of servers.entries())
        times[index].push(
          await measure(context, origin + (path === 'venue' ? `/venuelist/${venue}` : path), press),
        );
    servers.forEach((server, index) => {
      console.log(
        `  ${name.padEnd(18)}${server.name.padEnd(6)}${median(times[index])}  ${Math.min(...times[index])}  ${Math.max(...times[index])}`,
      );
      expectAtMost(`${name} ${server.name}`.trim(), median(times[index]), TARGET_MS);
    });
  }
} finally {
  await browser.close();
  await app?.stop();
}
