import { composer, write } from './conversation';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { open } from './pages';
import { visitor } from './visitors';

test('an owner reads a long conversation with the booking’s actions in view', async ({ page, browser }) => {
  const { id: listingId } = await newBusiness(browser, page.context(), 'venue', 'Sajjan Bagh');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Tara Menon');
  const { id } = await enquireAt(couple.context(), listingId, 120, { message: 'Is it covered? '.repeat(40) });
  await open(couple, `/bookings/${id}`);
  for (let line = 1; line <= 8; line++)
    await write(couple, 'Sajjan Bagh', `${line}. We would like to know more about the verandah. `.repeat(4));

  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, `/bookings/${id}`);
  const messages = page.getByRole('group', { name: 'Messages' });
  const text = composer(page, 'Tara Menon');
  const quote = page.getByRole('button', { name: 'Prepare a quote' }).filter({ visible: true });
  await expect(messages).toContainText('8. We would like to know');
  await messages.hover();
  await page.mouse.wheel(0, -5000);
  await expect(messages.getByText('Tara Menon sent the enquiry')).toBeInViewport();
  await expect(quote).toBeInViewport({ ratio: 1 });
  await expect(text).toBeInViewport({ ratio: 1 });

  // The column scrolls by itself to what is below it.
  const last = page.getByRole('button', { name: 'Offer dates' }).filter({ visible: true });
  await expect(last).not.toBeInViewport();
  await quote.hover();
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport();
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // In a low window, the page scrolls instead.
  await page.setViewportSize({ width: 1440, height: 600 });
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('an admin sees the whole enquiry beside a short list of events', async ({ page, context, browser }) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Kamal Kothi');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Tara Menon');
  const { id } = await enquireAt(couple.context(), listingId, 120);
  await logIn(context, 'admin');
  await open(page, `/bookings/${id}`);
  await expect(page.getByText('Is the verandah covered?').filter({ visible: true })).toBeInViewport({
    ratio: 1,
  });
});
