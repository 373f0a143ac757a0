import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
const [origin, jobs] = [ 'http://127.0.0.1:4451', JSON.parse(process.argv[2]) ];
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const { name, path, width = 1440, mode = 'light', act, full = false, role='admin' } of jobs) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: width < 500 ? 780 : 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', extraHTTPHeaders: {'x-forwarded-for': `10.1.${Math.floor(Math.random()*250)}.7`} });
  await context.addInitScript((m) => { localStorage.setItem('mandap-mode', m); localStorage.setItem('mandap-welcome', 'sent'); }, mode);
  await context.request.post('/graphql', { data: { query: 'mutation In($input: LoginInput!) { login(input: $input) { role } }', variables: { input: { email: role+'@mandap.example', password: 'Mandap@2026', role: role.toUpperCase() } } } });
  const page = await context.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(name, m.text().slice(0,300)); });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (act) await new Function('page', `return (async()=>{${act}})()`)(page);
  await page.waitForTimeout(500);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'overflows by', over);
  await page.screenshot({ path: `/tmp/tables-shots/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close();
