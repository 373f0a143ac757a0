import { expectAccessible } from './accessibility';
import { newBusiness } from './accounts';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { fillDate, inDays } from './forms';
import { expectNoSidewaysScroll, open } from './pages';

/** Position and duration of toasts. */

onPhoneAndDesktop((phone) => {
  test(`a toast is ${phone ? 'at the bottom' : 'at the top right'}, stays while hovered, and closes by itself or its button`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/forget');
    await page.getByLabel('Email').fill('somebody@mail.example');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });
    await page.clock.runFor(500);
    await expect(toast).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { x, y, width, height } = (await toast.boundingBox())!;
    const { width: windowWidth, height: windowHeight } = page.viewportSize()!;
    if (phone) {
      expect(y + height).toBeGreaterThan(windowHeight - 40);
      expect(width).toBeGreaterThan(windowWidth - 40);
    } else {
      expect(y).toBeLessThan(40);
      expect(x + width).toBeGreaterThan(windowWidth - 40);
      expect(width).toBeGreaterThanOrEqual(300);
      expect(width).toBeLessThanOrEqual(560);
    }

    await toast.hover();
    await page.clock.runFor(6000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);

    await page.getByRole('button', { name: 'Use another email' }).click();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.clock.runFor(500);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
  });

  test('several toasts are one below the other, and cover no button of a dialog', async ({
    page,
    context,
    browser,
  }) => {
    await newBusiness(browser, context, 'venue', `Tulsi Bagh ${phone ? 'phone' : 'desktop'}`);
    // Toasts stay for good, not for five seconds.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      window.setTimeout = ((run: () => void, delay?: number) =>
        delay === 5000 ? 0 : start(run, delay)) as typeof setTimeout;
    });
    await open(page, `/venueProfilePage/calendar?month=${inDays(40).slice(0, 7)}&day=${inDays(40)}`);
    const dialog = page.getByRole('dialog', { name: 'Block days' });
    const toasts = page.locator('.MuiAlert-root').filter({ hasText: 'blocked.' });
    for (const days of [40, 41]) {
      await page.getByRole('button', { name: 'Block days' }).click();
      await fillDate(dialog, inDays(days), 'First day');
      await fillDate(dialog, inDays(days), 'Last day');
      await dialog.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Block days' }).click();
    await expect(toasts).toHaveCount(2);
    // Screen readers hear them, although the dialog hides the page.
    await expect(page.getByRole('status').filter({ hasText: 'blocked.' })).toHaveCount(2);
    await expect(page.getByRole('main')).toHaveCount(0);
    for (const name of ['Cancel', 'Block', 'Close'])
      await dialog.getByRole('button', { name, exact: true }).click({ trial: true, timeout: 5000 });
    const [first, second] = [(await toasts.first().boundingBox())!, (await toasts.last().boundingBox())!];
    expect(second.x + second.width).toBe(first.x + first.width);
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    await expectNoSidewaysScroll(page);
  });
});
