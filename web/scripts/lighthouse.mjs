// `npm run lighthouse`: Lighthouse's mobile profile on the public pages, median of five runs each.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expectAtLeast, expectAtMost } from '../../scripts/targets.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Least performance, and most seconds to the largest contentful paint. */
const TARGETS = { performance: 98, largest: 1.8 };
const DEBUG_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The pages; the detail is the first venue of the list. */
async function pages(origin) {
  const query = `{ venues(first: 1) { nodes { id } } vendors(first: 1, filter: { category: "MehendiArtist" }) { nodes { id } }
    blogs(first: 1) { nodes { id } } realWeddings(first: 1) { nodes { id } } }`;
  const response = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = await response.json();
  return {
    home: '/',
    list: '/venuelist',
    detail: `/venuelist/${data.venues.nodes[0].id}`,
    vendors: '/vendor/MehendiArtist',
    vendor: `/vendor/MehendiArtist/${data.vendors.nodes[0].id}`,
    blog: `/blogs/${data.blogs.nodes[0].id}`,
    story: `/realWedding/${data.realWeddings.nodes[0].id}`,
    about: '/aboutus1',
  };
}

/** Requests every page once, so that its pictures exist, as for all but the first visitor. */
async function warm(browser, origin, paths) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  for (const path of paths) {
    await page.goto(origin + path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  await page.close();
}

const app = await serve('lighthouse', 4320);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  const found = await pages(app.origin);
  await warm(browser, app.origin, Object.values(found));
  console.log(`Lighthouse, mobile, median of ${RUNS}`);
  // Blocking time depends on the machine's current speed, which Lighthouse measures: it calls values below 1,000
  // slow.
  console.log('machine: its benchmark index, median of the same runs');
  for (const [name, path] of Object.entries(found)) {
    const scores = CATEGORIES.map(() => []);
    const speeds = [];
    const largest = [];
    let details;
    for (let run = 0; run < RUNS; run++) {
      const { lhr } = await lighthouse(app.origin + path, {
        port: DEBUG_PORT,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
      });
      CATEGORIES.forEach((category, i) => scores[i].push(Math.round(lhr.categories[category].score * 100)));
      speeds.push(lhr.environment.benchmarkIndex);
      largest.push(lhr.audits['largest-contentful-paint'].numericValue / 1000);
      details = lhr;
    }
    const metric = (id) => details.audits[id].displayValue;
    console.log(
      `  ${name.padEnd(8)}${CATEGORIES.map((category, i) => `${category} ${median(scores[i])}`).join('  ')}   LCP ${median(largest).toFixed(2)} s (${Math.min(...largest).toFixed(2)} to ${Math.max(...largest).toFixed(2)})  TBT ${metric('total-blocking-time')}  CLS ${metric('cumulative-layout-shift')}  machine ${Math.round(median(speeds))}`,
    );
    expectAtLeast(`${name}, performance`, median(scores[0]), TARGETS.performance);
    expectAtMost(`${name}, LCP in s`, median(largest), TARGETS.largest);
    for (const category of CATEGORIES)
      for (const { id, weight } of details.categories[category].auditRefs)
        if (weight > 0 && category !== 'performance' && details.audits[id].score === 0)
          console.log(`    ${category}: ${details.audits[id].title}`);
  }
} finally {
  await browser.close();
  await app.stop();
}
