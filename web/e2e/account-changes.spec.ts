import type { Page } from '@playwright/test';
import { newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { open } from './pages';
import { visitor } from './visitors';

/** Opens a page. Returns a function that counts its own connections. */
async function openLive(page: Page, path: string): Promise<() => number> {
  let connections = 0;
  page.on('websocket', () => connections++);
  await open(page, path);
  return () => connections;
}

test('an enquiry appears at once in every open tab, through one connection', async ({
  page,
  context,
  browser,
}) => {
  const { id } = await newBusiness(browser, context, 'venue', 'Neem Haveli');
  const socket = page.waitForEvent('websocket');
  const ofFirst = await openLive(page, '/notification');
  // The first event comes once the server listens for changes.
  await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"next"'));
  const second = await context.newPage();
  const ofSecond = await openLive(second, '/notification');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Nandini Rao');
  await enquireAt(couple.context(), id, 40);
  for (const tab of [page, second]) await expect(tab.getByRole('article').first()).toBeVisible();
  expect([ofFirst(), ofSecond()]).toEqual([1, 0]);

  // The second tab takes over.
  const taken = second.waitForEvent('websocket');
  await page.close();
  await taken;
});

test('a message appears at once on the other side’s open page', async ({ page, context, browser }) => {
  const { id } = await newBusiness(browser, context, 'venue', 'Neem Haveli');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Nandini Rao');
  const booking = await enquireAt(couple.context(), id, 40);
  const socket = couple.waitForEvent('websocket');
  await open(couple, `/bookings/${booking.id}`);
  await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"next"'));
  await open(page, `/bookings/${booking.id}`);
  await page.getByRole('textbox', { name: /message/i }).fill('Yes, the verandah is covered.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(couple.getByText('Yes, the verandah is covered.', { exact: true })).toBeVisible();
});
