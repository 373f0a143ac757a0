import type { Locator } from '@playwright/test';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

/** As long as a venue's name may be, without a place to break it. */
const NAME = 'Rajkamalvila'.repeat(10);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Expects that nothing in the dialog is cut off or covers its close button. */
async function expectWhole(dialog: Locator): Promise<void> {
  await expect(dialog).toContainText(NAME);
  const wide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > innerWidth)
      .map((part) => part.outerHTML.slice(0, 200)),
  );
  expect(wide).toEqual([]);
  const close = dialog.getByRole('button', { name: 'Close' }).first();
  await expect(close).toBeInViewport({ ratio: 1 });
  const title = await dialog.getByRole('heading').first().boundingBox();
  const button = await close.boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  // Receives the press, with nothing over it.
  await close.click();
  await expect(dialog).toBeHidden();
}

test('dialogs hold a name of 120 letters without spaces on a phone', async ({ page, context, browser }) => {
  const owner = await visitor(browser, { viewport: page.viewportSize() });
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', NAME);
  await newCouple(context, 'Tara Menon');
  await test.step('of couples', async () => {
    await open(page, `/venuelist/${listingId}`);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send Enquiry' }).filter({ visible: true }).first().click();
    await expectWhole(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Write a Review' }).first().click();
    await expectWhole(page.getByRole('dialog'));
    const { id } = await enquireAt(context, listingId, 120);
    await open(page, `/bookings/${id}`);
    await page.getByRole('button', { name: /^Block/ }).click();
    await expectWhole(page.getByRole('alertdialog'));
  });
  await test.step('of admins', async () => {
    const admin = await visitor(browser, { viewport: page.viewportSize() });
    await logIn(admin.context(), 'admin');
    await open(admin, `/adminDashboard/venue-management?q=${NAME}`);
    await expectNoSidewaysScroll(admin);
    for (const action of ['Suspend', 'Delete']) {
      await admin.getByRole('button', { name: `${action} ${NAME}` }).click();
      await expectWhole(admin.locator('[role$="dialog"]'));
    }
  });
});
