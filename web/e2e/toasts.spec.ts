import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAndDesktop, open, test } from './fixtures';

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
});
