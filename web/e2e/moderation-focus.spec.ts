import type { Locator } from '@playwright/test';
import { logIn, newCouple, PASSWORD } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { ask } from './network';
import { open } from './pages';
import { visitor } from './visitors';

const TABLE = '/adminDashboard/venue-management';

test.beforeEach(({ context }) => logIn(context, 'admin'));

/** Expects the controls to be in the reading order of the screen: in lines from the top, each from the left. */
async function expectFocusFollowsScreen(item: Locator): Promise<void> {
  // Tables load after the page.
  await expect(item.getByRole('link').first()).toBeVisible();
  const boxes = await item.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a, button, input')]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, top, bottom } = control.getBoundingClientRect();
        return { name: control.ariaLabel ?? control.textContent, left, top, bottom };
      }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, next] of boxes.entries()) {
    const box = boxes[index - 1];
    if (!box) continue;
    const isBelow = next.top >= box.bottom - 1;
    const isBeside = next.left > box.left && next.top < box.bottom && next.bottom > box.top;
    expect([box.name, next.name, isBelow || isBeside]).toEqual([box.name, next.name, true]);
  }
}

for (const width of [360, 768, 1440])
  test(`the focus follows the screen in cards and rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const status of ['pending', 'approved', 'rejected']) {
      await open(page, `${TABLE}?status=${status}`);
      await expectFocusFollowsScreen(page.locator('tbody tr').first());
    }
    await open(page, '/adminDashboard/real-wedding-management');
    await expectFocusFollowsScreen(page.locator('tbody tr').first());
    await open(page, '/adminDashboard/review-moderation');
    await expectFocusFollowsScreen(page.getByRole('article').first());
  });

test('after a decision on a listing, the focus is on the next one, then on the last', async ({
  page,
  browser,
}) => {
  const stamp = `Fokhall${Date.now()}`;
  const names = ['Amber', 'Beryl', 'Coral'].map((stone) => `${stamp} ${stone}`);
  const [amber = '', beryl = '', coral = ''] = names;
  const visiting = await visitor(browser);
  for (const businessName of names)
    await ask(
      visiting.request,
      'mutation R($input: RegisterVenueInput!) { registerVenue(input: $input) { userErrors { message } } }',
      {
        input: {
          businessName,
          yourName: 'Kumud Ranawat',
          city: 'Udaipur',
          email: `${businessName.toLowerCase().replaceAll(' ', '.')}@mail.example`,
          phone: '0294 000 0000',
          password: PASSWORD,
        },
      },
    );
  await open(page, `${TABLE}?status=pending&q=${stamp}&sort=name&direction=asc`);
  const title = (name: string) => page.getByRole('row').getByRole('link', { name, exact: true });
  await expect(page.locator('tbody tr')).toHaveCount(3);
  const shown = await page.locator('tbody tr').allTextContents();
  const order = [amber, beryl, coral].toSorted(
    (a, b) => shown.findIndex((text) => text.includes(a)) - shown.findIndex((text) => text.includes(b)),
  );
  const [first = '', second = '', third = ''] = order;

  await page.getByRole('button', { name: `Approve ${second}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText(`${second} is approved.`)).toBeVisible();
  await expect(title(third)).toBeFocused();

  await page.getByRole('button', { name: `Reject ${third}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Please add pictures of the hall.');
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(page.getByText(`${third} is rejected.`)).toBeVisible();
  await expect(title(first)).toBeFocused();
});

test('after a decision on a review, the focus is on the next one', async ({ page, browser }) => {
  const stamp = `lamps ${String(Date.now()).slice(-6)}`;
  const listingId = await venueId(page.request, 'Jheel Mahal');
  for (const name of ['Mohan Rao', 'Leela Nair', 'Arun Pillai']) {
    const couple = await visitor(browser);
    await newCouple(couple.context(), name);
    await ask(
      couple.request,
      'mutation W($input: ReviewInput!) { writeReview(input: $input) { review { id } userErrors { message } } }',
      { input: { listingId, rating: 2, message: `The ${stamp} smoked, says ${name}.` } },
    );
  }
  await open(page, `/adminDashboard/review-moderation?status=held&q=${encodeURIComponent(stamp)}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const following = await cards.nth(1).textContent();
  await cards
    .nth(0)
    .getByRole('button', { name: /^Publish/ })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveText(following ?? '');
  await expect(cards.nth(0).getByRole('link').first()).toBeFocused();
});
